import { styled } from 'styled-components';
import type { ContentState } from '@ritual/shared/contract';
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
  & > li:last-child {
    padding-block-end: 0;
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
function Preview({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <OutLink href={href} target="_blank" rel="noreferrer" aria-label={label}>
      Preview
    </OutLink>
  );
}

interface PublicationProps {
  readonly draft: ContentState['draft'];
  /** Where a version is looked at, by its key. */
  readonly previewOf: (key: string) => string;
  /** What there is without a draft. */
  readonly shown: string;
  /** Of a draft, who is still without it. */
  readonly unseen?: string;
  readonly isUnsaved: boolean;
  readonly writable: boolean;
  readonly onPublish: () => void;
  /** null: it cannot be thrown away, as the only version of all. */
  readonly onDiscard: (() => void) | null;
}

/** The draft, and how it becomes what shoppers see. */
export function Publication({ draft, previewOf, shown, ...props }: PublicationProps) {
  const { unseen = 'Shoppers do not see it yet.' } = props;
  const { isUnsaved, writable, onPublish, onDiscard } = props;
  return (
    <Section title="Publication">
      <Stack>
        {draft ? (
          <>
            <StatusWord tone="warn">Draft</StatusWord>
            <Words>
              Saved by {draft.changedBy ?? 'a deleted account'}, <When at={draft.changedAt} />. {unseen}
            </Words>
          </>
        ) : (
          <Words>{shown} A change is a draft until it is published.</Words>
        )}
        {isUnsaved && <Hint>Save the draft to see it in the preview, and to publish it.</Hint>}
        {draft && !isUnsaved && (
          <Buttons>
            {writable && (
              <Action look="filled" press="p" onClick={onPublish}>
                Publish
              </Action>
            )}
            <Preview href={previewOf(draft.key)} label="Preview of the draft" />
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

type Version = ContentState['versions'][number];

const pageWords: VersionWords = {
  shown: 'Shown now',
  first: 'The page that the store came with',
  nameOfFirst: 'the first page',
};

const stateWords: Readonly<Record<Version['state'], readonly [string, Tone]>> = {
  SHOWN: ['Shown now', 'good'],
  SCHEDULED: ['Scheduled', 'info'],
  PAST: ['Before', 'neutral'],
  WITHDRAWN: ['Taken back', 'neutral'],
};

/** What versions of something are called. */
interface VersionWords {
  readonly shown: string;
  readonly first: string;
  /** In the middle of a sentence. */
  readonly nameOfFirst: string;
}

interface VersionsProps {
  readonly words?: VersionWords;
  readonly versions: ContentState['versions'];
  readonly previewOf: (key: string) => string;
  readonly writable: boolean;
  readonly onRestore: (version: Version) => void;
  readonly onTakeBack: (version: Version) => void;
}

/** What was published, and what is to come, with the way back to each that is not shown. */
export function Versions({ versions, words = pageWords, ...props }: VersionsProps) {
  const { previewOf, writable, onRestore, onTakeBack } = props;
  return (
    <Section title="Versions">
      <List aria-label="Versions">
        {versions.map((version) => {
          const { id, state, publishAt, publishedBy, key } = version;
          const [word, tone] = stateWords[state];
          const name = id === 0 ? words.nameOfFirst : `version ${String(id)}`;
          return (
            <li key={id}>
              <Line>
                <StatusWord tone={tone}>{state === 'SHOWN' ? words.shown : word}</StatusWord>
                {id === 0 ? (
                  words.first
                ) : (
                  <span>
                    <When at={publishAt} />
                    {publishedBy !== null && `, by ${publishedBy}`}
                  </span>
                )}
              </Line>
              <Buttons>
                {key !== null && <Preview href={previewOf(key)} label={`Preview of ${name}`} />}
                {writable && state === 'SCHEDULED' && (
                  <Action aria-label={`Take back ${name}`} onClick={() => onTakeBack(version)}>
                    Take back
                  </Action>
                )}
                {writable && state !== 'SHOWN' && (
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
