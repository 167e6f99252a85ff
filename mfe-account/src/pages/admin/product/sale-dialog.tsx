import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import type { AdminProduct } from '@ritual/shared/contract';
import { formatCents, storeDay, storeMoment } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, FormError, Notice } from '@ritual/shared/ui';
import { Action, AdminDialog, DialogFoot, DialogWords, sendByKey } from '../../../admin/index.ts';
import { saleOf, saleValues, type SaleValues } from '../../../rules/product/sale-form.ts';
import { formerPriceWarning } from '../../../rules/product/sale-words.ts';
import type { useSale } from './use-sale.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Days = styled.div`
  display: grid;
  /* Beside each other where a whole date fits. */
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${space(3)};
`;

interface SaleDialogProps {
  readonly product: AdminProduct;
  readonly sale: ReturnType<typeof useSale>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A price for some days, which begins and ends by itself. */
export function SaleDialog({ open, ...rest }: SaleDialogProps) {
  return (
    <AdminDialog
      open={open}
      onClose={rest.onClose}
      title={rest.sale.open ? 'Change the sale' : 'Plan a sale'}
    >
      {open && <SaleForm {...rest} />}
    </AdminDialog>
  );
}

function SaleForm({ product, sale, onClose }: Omit<SaleDialogProps, 'open'>) {
  const now = new Date();
  const today = storeDay(now);
  const { form, field, values, failure, pending } = useForm<SaleValues, ReturnType<typeof saleOf>>({
    initial: saleValues(sale.open, today),
    schema: async () => {
      const { productSaleChange } = await import('@ritual/shared/contract');
      const safeParse = (given: SaleValues) => {
        const data = saleOf(given);
        const { success, error } = productSaleChange.safeParse({ sale: data, version: product.version });
        return success ? { success, data } : { success, error };
      };
      return { safeParse } as never;
    },
    submit: async (wanted) => {
      await sale.plan(wanted);
      onClose();
    },
  });
  const regular = sale.open?.before?.price ?? product.price;
  const firstDay = values['sale.firstDay'];
  const begins = /^\d{4}-\d\d-\d\d$/.test(firstDay) ? storeMoment(firstDay, '00:00') : now;
  const isRunning = sale.open?.state === 'RUNNING';
  const warning = isRunning ? null : formerPriceWarning(product, regular, begins < now ? now : begins);
  return (
    <Form {...form} aria-label="Sale" onKeyDown={sendByKey}>
      <DialogWords>
        It begins and ends by itself, at midnight Eastern time. Shoppers see {formatCents(regular)} beside it,
        which is the price again after the last day.
      </DialogWords>
      {failure !== null && <FormError>{failure}</FormError>}
      <Field
        size="compact"
        label="Sale price"
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        {...field('sale.price')}
      />
      <Days>
        <Field size="compact" type="date" label="First day" {...field('sale.firstDay')} />
        <Field size="compact" type="date" label="Last day" min={today} {...field('sale.lastDay')} />
      </Days>
      {warning !== null && <Notice tone="warning">{warning}</Notice>}
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={pending}>
          {sale.open ? 'Change the sale' : 'Plan the sale'}
        </Action>
      </DialogFoot>
    </Form>
  );
}
