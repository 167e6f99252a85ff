import { styled } from 'styled-components';
import { borderWidth, space, tabular, weight } from '@ritual/shared/theme';
import { ActionLink, clockTime, phone, role, shortDay, text } from '../../../../admin/index.ts';
import { sentence } from '../../../../rules/sentence.ts';
import { ageWords, isOlderThan } from '../../../../rules/age-words.ts';
import { detailOf, numberOf, titleOf, type Work } from './work-words.ts';

const Root = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto 112px;
  gap: ${space(0, 3)};
  align-items: center;
  min-height: 54px;
  padding-block: ${space(1.5)};
  border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
  ${phone} {
    grid-template-columns: 36px minmax(0, 1fr) auto;
  }
`;

const Count = styled.span`
  ${text('section')}
  ${tabular}
`;

const What = styled.div`
  min-width: 0;
  & > h3 {
    ${text('strong')}
  }
  & > p {
    ${text('hint')}
    color: ${role('secondary')};
    overflow-wrap: anywhere;
  }
`;

const tones = { quiet: 'secondary', late: 'warn-text', deadline: 'danger' } as const;

const Age = styled.span<{ $tone: keyof typeof tones }>`
  ${text('label')}
  font-weight: ${({ $tone }) => weight($tone === 'quiet' ? 'regular' : 'strong')};
  ${tabular}
  color: ${({ $tone }) => role(tones[$tone])};
  text-align: end;
  ${phone} {
    grid-column: 2;
    grid-row: 2;
    text-align: start;
  }
`;

const Way = styled.div`
  display: grid;
  ${phone} {
    grid-column: 3;
    grid-row: 1 / span 2;
  }
`;

/** A group of the worklist: what, why, since or until when, and the way to it. */
export function WorkRow({ work }: { readonly work: Work }) {
  const title = sentence(titleOf(work));
  return (
    <Root>
      <Count>{numberOf(work)}</Count>
      <What>
        <h3>{title}</h3>
        <p>{detailOf(work)}</p>
        {work.why !== undefined && <p>{work.why}</p>}
      </What>
      <Waiting work={work} />
      <Way>
        <ActionLink to={work.to} aria-label={`${work.act}: ${title}`}>
          {work.act}
        </ActionLink>
      </Way>
    </Root>
  );
}

function Waiting({ work: { id, at, due, patience } }: { readonly work: Work }) {
  if (at === null) return <Age $tone="quiet" />;
  if (due !== undefined)
    return (
      <Age $tone="deadline">
        {due} {id === 'due-today' ? clockTime(at) : shortDay(at)}
      </Age>
    );
  const now = Date.now();
  const late = patience !== undefined && isOlderThan(at, patience, now);
  return <Age $tone={late ? 'late' : 'quiet'}>{ageWords(at, now)}</Age>;
}
