import { styled } from 'styled-components';
import type { Order } from '@ritual/shared/contract';
import { useShop } from '@ritual/shared/federation';
import { policyOf, type returnableLines } from '@ritual/shared/kernel';
import { bareList, color, space } from '@ritual/shared/theme';
import { Button, Dialog, FormError, TextArea } from '@ritual/shared/ui';
import { ReturnLine } from './return-line.tsx';
import { useReturnForm } from './use-return-form.ts';

type Returnable = ReturnType<typeof returnableLines>;

interface ReturnFormProps {
  readonly order: Order;
  readonly returnable: Returnable;
  readonly onRequested: () => void;
}

interface ReturnDialogProps extends ReturnFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`;

const Words = styled.p`
  color: ${color('text.secondary')};
`;

const List = styled.ul`
  ${bareList}
`;

const free = 'Returns are free: once we have approved yours, a prepaid label comes by email.';
const costly = 'Once we have approved it, we tell you by email how to send it.';

/** Which items are returned, how many of them, and why. */
export function ReturnDialog({ open, onClose, ...form }: ReturnDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Request a return">
      <ReturnForm {...form} />
    </Dialog>
  );
}

function ReturnForm({ order, returnable, onRequested }: ReturnFormProps) {
  const { form, drafts, change, note, setNote, problems, pending } = useReturnForm(
    order,
    returnable,
    onRequested,
  );
  const { freeReturns } = policyOf(useShop());
  return (
    <Form {...form}>
      <Words>{`Choose what you want to send back. ${freeReturns ? free : costly}`}</Words>
      {problems['form'] !== undefined && <FormError>{problems['form']}</FormError>}
      <List>
        {order.items.map((item) => {
          const draft = drafts.find(({ orderItemId }) => orderItemId === item.id);
          const max = returnable.find(({ orderItemId }) => orderItemId === item.id)?.quantity ?? 0;
          if (!draft || max === 0) return null;
          return (
            <ReturnLine
              key={item.id}
              item={item}
              draft={draft}
              max={max}
              problem={problems[item.id]}
              onChange={(part) => change(item.id, part)}
            />
          );
        })}
      </List>
      <TextArea
        label="Anything we should know?"
        optional
        rows={3}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" pending={pending} pendingText="Sending…">
        Request return
      </Button>
    </Form>
  );
}
