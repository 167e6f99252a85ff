import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, type } from '@ritual/shared/theme';
import { Panel, TextLink } from '@ritual/shared/ui';

const Box = styled(Panel)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: start;
  gap: ${space(3)};
`;

const Heading = styled.h2`
  ${type('h3')}
`;

const Words = styled.p`
  color: ${color('text.secondary')};
`;

interface OverviewPanelProps {
  readonly title: string;
  /** URL of the full list. */
  readonly more: { readonly to: string; readonly label: string };
  /** null: it could not be loaded; the page works without it. */
  readonly children: ReactNode;
}

/** One panel of the overview, with a link to the full list. */
export function OverviewPanel({ title, more, children }: OverviewPanelProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children === null ? <Words>This could not be loaded now.</Words> : <div>{children}</div>}
      <TextLink to={more.to}>{more.label}</TextLink>
    </Box>
  );
}
