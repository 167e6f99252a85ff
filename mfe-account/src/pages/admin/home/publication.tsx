import { styled } from 'styled-components';
import type { HomeEditor } from '@ritual/shared/contract';
import { paths } from '@ritual/shared/paths';
import { bareList, borderWidth, space } from '@ritual/shared/theme';
import { Action, role, Section, StatusWord, text, When, type Tone } from '../../../admin/index.ts';
import { Hint } from '../order/lines.ts';

const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
`;

const Words = styled.p`
  ${text('body')}
  color: ${role('secondary')};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const OutLink = styled.a`
  ${text('button')}
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const List = styled.ul`
  ${bareList}
  ${text('cell')}
  & > li {
    display: grid;
    gap: ${space(1.5)};
    padding-block: ${space(3)};
    border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
  }
  & > li:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  color: ${role('secondary')};
`;

/** In a tab of its own: the form stays as it is. */
function Preview({
  of,
  label,
  page,
}: {
  readonly of: string;
  readonly label: string;
  readonly page: string;
}) {
  return (
    <OutLink href={`${page}?draft=${of}`} target="_blank" rel="noreferrer" aria-label={label}>
      Preview
    </OutLink>
  );
}

interface PublicationProps {
  /** Address of the page that shows it. */
  readonly page?: string;
  readonly draft: HomeEditor['draft'];
  readonly isUnsaved: boolean;
  readonly writable: boolean;
  readonly onPublish: () => void;
  /** null: it cannot be thrown away, as the only version of all. */
  readonly onDiscard: (() => void) | null;
}

/** The draft, and how it becomes what shoppers see. */
export function Publication({ page = paths.home.to(), ...props }: PublicationProps) {
  const { draft, isUnsaved, writable, onPublish, onDiscard } = props;
  return (
    <Section title="Publication">
      <Stack>
        {draft ? (
          <>
            <StatusWord tone="warn">Draft</StatusWord>
            <Words>
              Saved by {draft.changedBy ?? 'a deleted account'}, <When at={draft.changedAt} />. Shoppers do
              not see it yet.
            </Words>
          </>
        ) : (
          <Words>This is what shoppers see. A change is a draft until it is published.</Words>
        )}
        {isUnsaved && <Hint>Save the draft to see it in the preview, and to publish it.</Hint>}
        {draft && !isUnsaved && (
          <Buttons>
            {writable && (
              <Action look="filled" press="p" onClick={onPublish}>
                Publish
              </Action>
            )}
            <Preview of={draft.key} page={page} label="Preview of the draft" />
          </Buttons>
        )}
        {draft && writable && onDiscard && (
          <Action look="danger" onClick={onDiscard}>
            Throw the draft away
          </Action>
        )}
      </Stack>
    </Section>
  );
}

type Version = HomeEditor['versions'][number];

const words: Readonly<Record<Version['state'], readonly [string, Tone]>> = {
  SHOWN: ['Shown now', 'good'],
  SCHEDULED: ['Scheduled', 'info'],
  PAST: ['Before', 'neutral'],
  WITHDRAWN: ['Taken back', 'neutral'],
};

interface VersionsProps {
  /** Address of the page that shows them. */
  readonly page?: string;
  /** What version 0 is. */
  readonly firstWords?: string;
  readonly firstName?: string;
  readonly versions: HomeEditor['versions'];
  readonly writable: boolean;
  readonly onRestore: (version: Version) => void;
  readonly onTakeBack: (version: Version) => void;
}

/** What was published, and what is to come, with the way back to each. */
export function Versions({
  page = paths.home.to(),
  firstWords = 'The page that the store came with',
  firstName = 'the first page',
  ...props
}: VersionsProps) {
  const { versions, writable, onRestore, onTakeBack } = props;
  return (
    <Section title="Versions">
      <List aria-label="Versions">
        {versions.map((version) => {
          const { id, state, publishAt, publishedBy, key } = version;
          const [word, tone] = words[state];
          const name = id === 0 ? firstName : `version ${String(id)}`;
          return (
            <li key={id}>
              <Line>
                <StatusWord tone={tone}>{word}</StatusWord>
                {id === 0 ? (
                  firstWords
                ) : (
                  <span>
                    <When at={publishAt} />, by {publishedBy ?? 'a deleted account'}
                  </span>
                )}
              </Line>
              <Buttons>
                {key !== null && <Preview of={key} page={page} label={`Preview of ${name}`} />}
                {writable && state === 'SCHEDULED' && (
                  <Action aria-label={`Take back ${name}`} onClick={() => onTakeBack(version)}>
                    Take back
                  </Action>
                )}
                {writable && (
                  <Action aria-label={`Restore ${name}`} onClick={() => onRestore(version)}>
                    Restore
                  </Action>
                )}
              </Buttons>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
