import { styled } from 'styled-components';
import type { StorefrontCanary } from '@ritual/shared/contract';
import { borderWidth, space, weight } from '@ritual/shared/theme';
import { clockTime, fullTime, role, text } from '../../../../admin/index.ts';
import { share } from '../words.ts';

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

type Kind = 'done' | 'now' | 'coming';

const Step = styled.li<{ $kind: Kind }>`
  display: grid;
  position: relative;
  padding-block-start: ${space(4.5)};
  ${text('hint')}
  font-variant-numeric: tabular-nums;
  color: ${({ $kind }) => role($kind === 'coming' ? 'muted' : 'text')};
  font-weight: ${({ $kind }) => weight($kind === 'now' ? 'heavy' : 'regular')};
  &::before {
    content: '';
    position: absolute;
    inset: ${space(0.5)} auto auto 0;
    width: 10px;
    height: 10px;
    border: ${({ $kind }) => borderWidth($kind === 'now' ? 'bar' : 'hairline')} solid
      ${({ $kind }) => role($kind === 'now' ? 'accent' : $kind === 'done' ? 'text' : 'control')};
    border-radius: 50%;
    background: ${({ $kind }) => role($kind === 'done' ? 'text' : 'tint')};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: ${space(1.5)} ${space(1)} auto ${space(3.5)};
    height: 1px;
    background: ${({ $kind }) => role($kind === 'done' ? 'text' : 'divider')};
  }
`;

const Time = styled.time`
  color: ${role('muted')};
  font-weight: ${weight('regular')};
`;

/** The shares that a canary has had, has, and is going to have. */
export function CanarySteps({ canary }: { readonly canary: StorefrontCanary }) {
  const kindOf = ({ share: percent, at }: StorefrontCanary['steps'][number]): Kind =>
    percent === canary.share ? 'now' : at === null ? 'coming' : 'done';
  return (
    <List aria-label="Steps">
      {canary.steps.map((step) => {
        const kind = kindOf(step);
        return (
          <Step key={step.share} $kind={kind} aria-current={kind === 'now' ? 'step' : undefined}>
            {share(step.share)}
            {step.at !== null && (
              <Time dateTime={step.at} title={fullTime(step.at)}>
                {clockTime(step.at)}
              </Time>
            )}
          </Step>
        );
      })}
    </List>
  );
}
