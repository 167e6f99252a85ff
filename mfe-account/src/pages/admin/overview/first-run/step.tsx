import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { borderWidth, radius, space } from '@ritual/shared/theme';
import { CheckIcon } from '@ritual/shared/ui';
import { phone, role, text } from '../../../../admin/index.ts';

export type StepState = 'done' | 'next' | 'open';

const Root = styled.li<{ $state: StepState }>`
  display: grid;
  grid-template-columns: 26px minmax(0, 1fr) auto;
  gap: ${space(2, 4)};
  align-items: center;
  padding: ${space(4)} ${space(6.5)};
  border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
  background: ${({ $state }) => role($state === 'next' ? 'tint' : 'panel')};
  ${phone} {
    padding-inline: ${space(4)};
    grid-template-columns: 26px minmax(0, 1fr);
  }
`;

const marks: Readonly<Record<StepState, string>> = {
  done: `border-color: ${role('good-text')}; background: ${role('good-text')}; color: ${role('panel')};`,
  next: `border: 6px solid ${role('filled')};`,
  open: `border-color: ${role('control')};`,
};

const Mark = styled.span<{ $state: StepState }>`
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border: ${borderWidth('hairline')} solid;
  border-radius: ${radius('pill')};
  ${({ $state }) => marks[$state]}
`;

const Words = styled.div<{ $state: StepState }>`
  & > h2 {
    ${text('section')}
    color: ${({ $state }) => role($state === 'done' ? 'secondary' : 'text')};
  }
  & > p {
    max-width: 68ch;
    ${text('label')}
    font-weight: inherit;
    color: ${({ $state }) => role($state === 'done' ? 'muted' : 'secondary')};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2, 3)};
  ${text('entry')}
  ${phone} {
    grid-column: 2;
  }
`;

const spoken: Readonly<Record<StepState, string>> = {
  done: 'Done: ',
  next: 'Next: ',
  open: 'Still to do: ',
};

interface StepProps {
  readonly state: StepState;
  readonly title: string;
  /** What is done, or what is missing. */
  readonly words: ReactNode;
  /** What was found about it, below the words. */
  readonly details?: ReactNode;
  /** Where it is done. */
  readonly children: ReactNode;
}

/** One step of the list, with the way to where it is done. */
export function Step({ state, title, words, details, children }: StepProps) {
  const id = useId();
  return (
    <Root $state={state} aria-labelledby={id}>
      <Mark $state={state} aria-hidden="true">
        {state === 'done' && <CheckIcon size={16} />}
      </Mark>
      <Words $state={state}>
        <h2 id={id}>
          <span className="visually-hidden">{spoken[state]}</span>
          {title}
        </h2>
        <p>{words}</p>
        {details}
      </Words>
      <Actions>{children}</Actions>
    </Root>
  );
}
