import { useRef } from 'react';
import type { SearchTuning, SynonymRow } from '@ritual/shared/contract';
import { addSynonym, removeSynonym } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { synonymWords } from '@ritual/shared/kernel';
import { PlusIcon } from '@ritual/shared/ui';
import { Action, ConfirmDialog, Section, useUndo, useAsked } from '../../../admin/index.ts';
import { Line } from '../order/lines.ts';
import { SettingWords } from '../settings/setting-list.ts';
import { Buttons, Entries, Nothing, Words } from './layout.ts';
import { draftOfSynonym, newSynonymDraft, type SynonymDraft } from './synonym-dialog.tsx';

interface SynonymsProps {
  readonly synonyms: readonly SynonymRow[];
  readonly writable: boolean;
  readonly onOpen: (draft: SynonymDraft) => void;
  readonly onSaved: (tuning: SearchTuning) => void;
}

/** Words that find what others find. */
export function Synonyms({ synonyms, writable, onOpen, onSaved }: SynonymsProps) {
  const say = useUndo();
  const { asked, ask, close } = useAsked<SynonymRow>();
  const list = useRef<HTMLUListElement>(null);
  const drop = async ({ id, version: _, ...synonym }: SynonymRow) => {
    onSaved(await api.call(removeSynonym, { params: { id: String(id) } }));
    close();
    // The button that opened the dialog is gone, to which the focus would go back.
    requestAnimationFrame(() => list.current?.focus());
    const undo = () => api.call(addSynonym, { body: synonym }).then(onSaved);
    say({ words: 'The synonym is removed', undo });
  };
  return (
    <Section
      title="Synonyms"
      actions={
        writable && (
          <Action icon={<PlusIcon size={16} />} onClick={() => onOpen(newSynonymDraft)}>
            New synonym
          </Action>
        )
      }
    >
      <SettingWords>
        With = the words find each other. With → the first finds the others, too, but not the other way.
      </SettingWords>
      {synonyms.length === 0 && <Nothing>There are none yet.</Nothing>}
      <Entries ref={list} tabIndex={-1} aria-label="Synonyms">
        {synonyms.map((each) => {
          const words = synonymWords(each);
          return (
            <Line key={each.id}>
              <Words>{words}</Words>
              {writable && (
                <Buttons>
                  <Action aria-label={`Change ${words}`} onClick={() => onOpen(draftOfSynonym(each))}>
                    Change
                  </Action>
                  <Action aria-label={`Remove ${words}`} onClick={() => ask(each)}>
                    Remove
                  </Action>
                </Buttons>
              )}
            </Line>
          );
        })}
      </Entries>
      <ConfirmDialog
        open={asked !== null}
        title="Remove this synonym?"
        button="Remove the synonym"
        destroys
        onClose={close}
        onDo={() => (asked === null ? Promise.resolve() : drop(asked))}
      >
        {asked && synonymWords(asked)}. Searches find only their own words again.
      </ConfirmDialog>
    </Section>
  );
}
