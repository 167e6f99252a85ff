import { useState } from 'react';
import { styled } from 'styled-components';
import type { AdminCollectionSummary } from '@ritual/shared/contract';
import { homeLimits, homePartKinds } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { FormError, PlusIcon } from '@ritual/shared/ui';
import { Action, Section, useUndo } from '../../../admin/index.ts';
import { problemsIn } from '../../../rules/content/problems.ts';
import { moved, putBack, withChanges, without } from '../../../rules/content/keyed.ts';
import {
  newPart,
  newSlide,
  partLabels,
  type FormPart,
  type HomeForm,
} from '../../../rules/home/home-form.ts';
import { Hint } from '../order/lines.ts';
import { BlockList } from './block-list.tsx';
import type { Pick } from './field-props.ts';
import { PartFields } from './part-fields.tsx';
import { SlideFields } from './slide-fields.tsx';
import type { HomeFormState } from './use-home-form.ts';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block: ${space(3)};
`;

interface SectionProps {
  readonly editor: Form;
  readonly writable: boolean;
  readonly onPick: (pick: Pick) => void;
}

/** What of the form a section changes. */
type Form = Readonly<{ [Name in 'values' | 'problems' | 'change']: HomeFormState[Name] }>;

type Update = (before: HomeForm) => HomeForm;

/** Takes something out, with a way back, which leaves what was changed since. */
function useRemove(editor: Form) {
  const say = useUndo();
  return (words: string, update: Update, back: Update) => {
    editor.change('', update);
    say({ words, undo: () => Promise.resolve(editor.change('', back)) });
  };
}

/** The slides in their order; the first one is the main picture of the page. */
export function SlidesSection({ editor, writable, onPick }: SectionProps) {
  const { values, problems, change } = editor;
  const { slides } = values;
  const [made, setMade] = useState<number | null>(null);
  const remove = useRemove(editor);
  return (
    <Section title="Slides">
      {problems['slides'] !== undefined && <FormError>{problems['slides']}</FormError>}
      <BlockList
        label="Slides"
        least={1}
        {...{ writable, made }}
        blocks={slides.map((slide, index) => {
          const path = `slides.${String(index)}`;
          return {
            ...{ key: slide.key, name: `slide ${String(index + 1)}` },
            title: slide.title.replaceAll('\n', ' ') || 'New slide',
            detail: `${slide.label} · ${slide.link}`,
            picture: slide.wide.file ? slide.wide : undefined,
            hasProblem: problemsIn(problems, path).length > 0,
            fields: (
              <SlideFields
                {...{ thing: slide, path, problems, onPick }}
                onChange={(at, changes) =>
                  change(at, (now) => ({ ...now, slides: withChanges(now.slides, slide.key, changes) }))
                }
              />
            ),
          };
        })}
        onMove={(from, to) => change('', (now) => ({ ...now, slides: moved(now.slides, from, to) }))}
        onRemove={(key) =>
          remove(
            'The slide is taken out',
            (now) => ({ ...now, slides: without(now.slides, key) }),
            (now) => ({ ...now, slides: putBack(now.slides, slides, key) }),
          )
        }
      />
      {writable && slides.length < homeLimits.slides && (
        <Foot>
          <Action
            icon={<PlusIcon size={16} />}
            onClick={() => {
              const slide = newSlide();
              change('slides', (now) => ({ ...now, slides: [...now.slides, slide] }));
              setMade(slide.key);
            }}
          >
            Add a slide
          </Action>
        </Foot>
      )}
      <Hint>
        {slides.length < homeLimits.slides
          ? `One to ${String(homeLimits.slides)}. They turn every five seconds; many shoppers see only the first.`
          : `These are ${String(homeLimits.slides)}, which is the most.`}
      </Hint>
    </Section>
  );
}

interface PartsSectionProps extends SectionProps {
  readonly collections: readonly AdminCollectionSummary[];
}

/** What stands below the slides, in its order. */
export function PartsSection({ editor, writable, onPick, collections }: PartsSectionProps) {
  const { values, problems, change } = editor;
  const { parts } = values;
  const [made, setMade] = useState<number | null>(null);
  const remove = useRemove(editor);
  return (
    <Section title="Below the slides">
      {problems['parts'] !== undefined && <FormError>{problems['parts']}</FormError>}
      <BlockList
        label="Parts"
        {...{ writable, made }}
        blocks={parts.map((part, index) => {
          const path = `parts.${String(index)}`;
          return {
            ...{ key: part.key, name: `part ${String(index + 1)}` },
            title: part.title.replaceAll('\n', ' ') || partLabels[part.kind],
            detail: `${partLabels[part.kind]} · ${detailOf(part, collections)}`,
            picture: pictureOf(part),
            hasProblem: problemsIn(problems, path).length > 0,
            fields: (
              <PartFields
                {...{ thing: part, path, problems, onPick, collections, writable }}
                onChange={(at, changes) =>
                  change(at, (now) => ({ ...now, parts: withChanges(now.parts, part.key, changes) }))
                }
              />
            ),
          };
        })}
        onMove={(from, to) => change('', (now) => ({ ...now, parts: moved(now.parts, from, to) }))}
        onRemove={(key) =>
          remove(
            'The part is taken out',
            (now) => ({ ...now, parts: without(now.parts, key) }),
            (now) => ({ ...now, parts: putBack(now.parts, parts, key) }),
          )
        }
      />
      {writable && parts.length < homeLimits.parts && (
        <Foot>
          {homePartKinds.map((kind) => (
            <Action
              key={kind}
              icon={<PlusIcon size={16} />}
              aria-label={`Add: ${partLabels[kind]}`}
              onClick={() => {
                const part = newPart(kind);
                change('parts', (now) => ({ ...now, parts: [...now.parts, part] }));
                setMade(part.key);
              }}
            >
              {partLabels[kind]}
            </Action>
          ))}
        </Foot>
      )}
      <Hint>
        What leads to a collection or product that is hidden or gone is left out while it is; a row without
        products, too.
      </Hint>
    </Section>
  );
}

function detailOf(part: FormPart, collections: readonly AdminCollectionSummary[]): string {
  if (part.kind === 'tiles') return part.tiles.map(({ name }) => name || 'New tile').join(', ');
  if (part.kind !== 'products') return part.link;
  if (part.collection === null) return 'The latest of the store';
  return collections.find(({ slug }) => slug === part.collection)?.title ?? part.collection;
}

function pictureOf(part: FormPart) {
  if (part.kind === 'products') return undefined;
  const picture = part.kind === 'tiles' ? part.tiles[0]?.picture : part.picture;
  return picture?.file ? picture : undefined;
}
