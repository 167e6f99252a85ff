import type { SearchMiss } from '@ritual/shared/contract';
import { formatDay } from '@ritual/shared/kernel';
import { Action, Section } from '../../../admin/index.ts';
import { Line, Quiet } from '../order/lines.ts';
import { SettingWords } from '../settings/setting-list.ts';
import { Buttons, Entries, Nothing, Words } from './layout.ts';
import { newPinDraft, type PinDraft } from './pin-dialog.tsx';
import { newSynonymDraft, type SynonymDraft } from './synonym-dialog.tsx';

interface MissesProps {
  readonly misses: readonly SearchMiss[];
  readonly writable: boolean;
  readonly onSynonym: (draft: SynonymDraft) => void;
  readonly onPin: (draft: PinDraft) => void;
}

const times = (count: number) => (count === 1 ? 'once' : `${String(count)} times`);
const products = (count: number) => (count === 1 ? '1 product' : `${String(count)} products`);

/** Words that found nothing, with what helps. */
export function Misses({ misses, writable, onSynonym, onPin }: MissesProps) {
  const today = new Date().toISOString().slice(0, 10);
  return (
    <Section title="Found nothing">
      <SettingWords>
        Searches of the last 30 days that found no product, without filters. Only words and days are counted,
        not who searched.
      </SettingWords>
      {misses.length === 0 && <Nothing>Nothing was searched for in vain.</Nothing>}
      <Entries aria-label="Searches that found nothing">
        {misses.map(({ words, count, lastDay, found }) => (
          <Line key={words}>
            <Words>
              <strong>{words}</strong>
              <Quiet>
                {times(count)}, last {formatDay(lastDay, today)}
                {found > 0 && `. Finds ${products(found)} now.`}
              </Quiet>
            </Words>
            {writable && (
              <Buttons>
                <Action
                  aria-label={`Make a synonym for ${words}`}
                  onClick={() => onSynonym({ ...newSynonymDraft, kind: 'one-way', from: words })}
                >
                  Make a synonym
                </Action>
                <Action
                  aria-label={`Pin products for ${words}`}
                  onClick={() => onPin({ ...newPinDraft, words })}
                >
                  Pin products
                </Action>
              </Buttons>
            )}
          </Line>
        ))}
      </Entries>
    </Section>
  );
}
