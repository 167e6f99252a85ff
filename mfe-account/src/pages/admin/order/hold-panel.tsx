import type { AdminOrder } from '@ritual/shared/contract';
import { holdOrder, releaseOrder } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { FormError } from '@ritual/shared/ui';
import { Action, Section, useAdminKeys, useUndo, When } from '../../../admin/index.ts';
import { holdWords } from '../orders/order-words.tsx';
import { Foot, Hint, Words } from './lines.ts';
import { ShipByWords } from './ship-by.tsx';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';

interface HoldPanelProps {
  readonly order: AdminOrder;
  readonly held: NonNullable<AdminOrder['held']>;
  /** Whether it can be released, or held for another reason. */
  readonly decides: boolean;
  readonly change: ChangeOrder;
  /** Asks for another reason. */
  readonly onReason: () => void;
}

/** Why the order does not ship; it stands where the next parcel would. */
export function HoldPanel({ order, held, decides, change, onReason }: HoldPanelProps) {
  const say = useUndo();
  const { busy, problem, act } = useAct();
  const { id, number, shipBy } = order;
  const { reason, note, since, by } = held;
  const params = { id };
  const release = () =>
    act('release', async () => {
      if (!(await change('Release', () => api.call(releaseOrder, { params })))) return;
      const undo = async () => {
        await change('Put on hold', () => api.call(holdOrder, { params, body: { reason, note } }));
      };
      say({ words: `${number} can be shipped`, undo });
    });
  useAdminKeys('On hold', decides ? [{ press: 'h', label: 'Release', run: release }] : []);
  return (
    <Section title={holdWords(reason)} actions={shipBy !== null && <ShipByWords day={shipBy} />}>
      {note !== '' && <Words>{note}</Words>}
      <Hint>
        Since <When at={since} />, by {by}. No parcel leaves before it is released.
      </Hint>
      {problem !== null && <FormError>{problem}</FormError>}
      {decides && (
        <Foot>
          <Action look="filled" press="h" pending={busy !== null} onClick={release}>
            Release
          </Action>
          <Action onClick={onReason}>Change the reason</Action>
        </Foot>
      )}
    </Section>
  );
}
