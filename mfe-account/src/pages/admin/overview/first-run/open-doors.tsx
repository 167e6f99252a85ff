import { useState } from 'react';
import type { Opening } from '@ritual/shared/contract';
import { openShop } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { Action, ConfirmDialog, useRights } from '../../../../admin/index.ts';
import { openingBlocks, openingList, openingTitles } from '../../../../rules/opening-words.ts';
import { keysQuestion } from '../../../../rules/payment-words.ts';
import { Step } from './step.tsx';

interface OpenDoorsProps {
  readonly opening: Opening;
  readonly onOpened: () => void;
}

const and = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The last step: asks once, because the shop does not close again. */
export function OpenDoors({ opening, onOpened }: OpenDoorsProps) {
  const may = useRights()('settings.write');
  const [asked, setAsked] = useState(false);
  const blocks = openingBlocks(opening);
  const steps = openingList(opening);
  const advice = steps.flatMap(({ step, done, needed }) => (done || needed ? [] : [openingTitles[step]]));
  const isLast = steps.every(({ done }) => done);
  const open = async () => {
    await api.call(openShop, { body: { version: opening.version } });
    setAsked(false);
    onOpened();
  };
  const words =
    blocks.length > 0
      ? `Shoppers cannot buy without these: ${and.format(blocks)}.`
      : may
        ? 'Visitors see the shop, and search engines may list it.'
        : 'An owner of the store opens it.';
  return (
    <Step state={isLast ? 'next' : 'open'} title="Open the doors" words={words}>
      {may && blocks.length === 0 && (
        <Action look={isLast ? 'filled' : 'outline'} onClick={() => setAsked(true)}>
          Open the doors
        </Action>
      )}
      <ConfirmDialog
        open={asked}
        title="Open the doors?"
        button="Open the shop"
        keep="Not yet"
        onClose={() => setAsked(false)}
        onDo={open}
      >
        <p>Visitors see the shop within seconds, and can order. It does not close again.</p>
        {advice.length > 0 && <p>Still to do: {and.format(advice)}.</p>}
        {keysQuestion(opening).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </ConfirmDialog>
    </Step>
  );
}
