import { useRef } from 'react';
import type { PinRow, SearchTuning } from '@ritual/shared/contract';
import { addPin, removePin } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { PlusIcon } from '@ritual/shared/ui';
import { Action, ConfirmDialog, Section, useUndo, useAsked } from '../../../admin/index.ts';
import { Line, Quiet } from '../order/lines.ts';
import { SettingWords } from '../settings/setting-list.ts';
import { Buttons, Entries, Nothing, Words } from './layout.ts';
import { draftOfPin, newPinDraft, type PinDraft } from './pin-dialog.tsx';

interface PinsProps {
  readonly pins: readonly PinRow[];
  readonly writable: boolean;
  readonly onOpen: (draft: PinDraft) => void;
  readonly onSaved: (tuning: SearchTuning) => void;
}

/** Why shoppers do not meet it on top; '': they do. */
const notOnTop = ({ state, inStock }: PinRow['products'][number]) => {
  if (state !== 'PUBLISHED') return ' (not shown)';
  return inStock ? '' : ' (sold out)';
};

/** Products on top of a search. */
export function Pins({ pins, writable, onOpen, onSaved }: PinsProps) {
  const say = useUndo();
  const { asked, ask, close } = useAsked<PinRow>();
  const list = useRef<HTMLUListElement>(null);
  const drop = async ({ id, words, products }: PinRow) => {
    onSaved(await api.call(removePin, { params: { id: String(id) } }));
    close();
    // The button that opened the dialog is gone, to which the focus would go back.
    requestAnimationFrame(() => list.current?.focus());
    const body = { words, products: products.map((product) => product.id) };
    const undo = () => api.call(addPin, { body }).then(onSaved);
    say({ words: `Nothing is pinned for '${words}' any more`, undo });
  };
  return (
    <Section
      title="Pinned products"
      actions={
        writable && (
          <Action icon={<PlusIcon size={16} />} onClick={() => onOpen(newPinDraft)}>
            Pin products
          </Action>
        )
      }
    >
      <SettingWords>
        On top of a search, in this order. What is not shown or sold out is skipped until it is back.
      </SettingWords>
      {pins.length === 0 && <Nothing>There are none yet.</Nothing>}
      <Entries ref={list} tabIndex={-1} aria-label="Pinned products">
        {pins.map((each) => (
          <Line key={each.id}>
            <Words>
              <strong>{each.words}</strong>
              <Quiet>
                {each.products.map((product) => `${product.name}${notOnTop(product)}`).join(', ')}
              </Quiet>
            </Words>
            {writable && (
              <Buttons>
                <Action
                  aria-label={`Change the products for ${each.words}`}
                  onClick={() => onOpen(draftOfPin(each))}
                >
                  Change
                </Action>
                <Action aria-label={`Remove the products for ${each.words}`} onClick={() => ask(each)}>
                  Remove
                </Action>
              </Buttons>
            )}
          </Line>
        ))}
      </Entries>
      <ConfirmDialog
        open={asked !== null}
        title="Pin nothing for this search any more?"
        button="Remove the pinned products"
        destroys
        onClose={close}
        onDo={() => (asked === null ? Promise.resolve() : drop(asked))}
      >
        A search for '{asked?.words}' shows what fits best first again.
      </ConfirmDialog>
    </Section>
  );
}
