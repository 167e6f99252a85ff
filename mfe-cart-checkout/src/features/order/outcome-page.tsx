import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { characters, color, layout, media, radius, space, type } from '@ritual/shared/theme';
import { Container, PageTitle } from '@ritual/shared/ui';

export type OutcomeTone = 'success' | 'waiting' | 'neutral';

interface OutcomePageProps {
  readonly tone: OutcomeTone;
  /** Icon in the disc. */
  readonly sign: ReactNode;
  /** Two lines, broken by meaning. */
  readonly title: readonly [string, string];
  readonly text: ReactNode;
  /** Facts and links below the text. */
  readonly children: ReactNode;
  /** At the right from 992 px on, below otherwise. */
  readonly panel?: ReactNode;
}

const Page = styled(Container)`
  max-width: ${1120 + 2 * layout.gutter.lg}px;
  min-height: 640px;
  padding-block: ${space(8)} ${space(11)};
  ${media.lg} {
    min-height: 720px;
    padding-block: ${space(12)} ${space(14)};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(8)} ${space(11)};
  align-items: start;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${layout.asideWide}px;
  }
`;

const Story = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(6)};
  min-width: 0;
`;

const discs: Record<OutcomeTone, string> = {
  success: `background: ${color('success.text')}; color: ${color('ink.0')};`,
  waiting: `background: ${color('warning.surface')}; color: ${color('warning.text')};`,
  neutral: `background: ${color('surface.panel')}; color: ${color('text.secondary')};`,
};

const Disc = styled.div<{ $tone: OutcomeTone }>`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${radius('pill')};
  ${({ $tone }) => discs[$tone]}
`;

const SecondLine = styled.span`
  display: block;
`;

const Text = styled.div`
  max-width: ${characters(44)};
  ${type('bodyL')}
  color: ${color('text.secondary')};
`;

/** The outcome of a payment at a glance: icon, title, explanation and next steps. */
export function OutcomePage({ tone, sign, title, text, children, panel }: OutcomePageProps) {
  const [first, second] = title;
  return (
    <Page>
      <Columns>
        <Story>
          <Disc $tone={tone}>{sign}</Disc>
          <PageTitle>
            {first} <SecondLine>{second}</SecondLine>
          </PageTitle>
          <Text>{text}</Text>
          {children}
        </Story>
        {panel}
      </Columns>
    </Page>
  );
}
