import { useRef, useState, type FormEvent } from 'react';
import { useForm } from '@ritual/shared/blocks';
import { createPhoneOrder } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, isApiError } from '@ritual/shared/http';
import { dollarsFromCents, normalizeState, readAmount, type ShippingMethod } from '@ritual/shared/kernel';
import { useNavigate } from '@ritual/shared/routing';
import { adminPaths } from '../../../../admin/paths.ts';
import { useHere } from '../../../../admin/index.ts';
import { newId } from '../../../../rules/new-id.ts';
import { rememberLink } from '../../order/payment-links.ts';
import type { Units } from '../../../../rules/units.ts';
import { useKnownCustomer } from './use-known-customer.ts';
import { useQuote } from './use-quote.ts';

const empty = {
  ...{ email: '', firstName: '', lastName: '', phone: '' },
  ...{ recipientName: '', street: '', city: '', state: '', zip: '' },
  ...{ method: 'standard', methodPrice: '', note: '' },
};

/** Refusals after which the sums are worked out anew. */
const outdated = ['ORDER_CHANGED', 'ORDER_TAX_BY_ZIP', 'INSUFFICIENT_STOCK', 'CHANGE_NOT_SOLD'] as const;

/** An order as it is put together; it is made by one call, which opens its page. */
export function useNewOrder() {
  const { report } = useHost();
  const navigate = useNavigate();
  const isHere = useHere();
  const [units, setUnits] = useState<Units>([]);
  const [isMade, setMade] = useState(false);
  /** Nothing was chosen, or the sums are not there yet. */
  const [lacking, setLacking] = useState<string | null>(null);
  /** The id of an order that was made by a call whose answer was lost. */
  const [before, setBefore] = useState<string | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const [id, setId] = useState(newId);

  const { form, field, values, fill, failure, pending } = useForm({
    initial: empty,
    schema: async () => {
      const { knownCustomerForm, newCustomerForm } = await import('@ritual/shared/contract');
      return known === null ? newCustomerForm : knownCustomerForm;
    },
    submit: async ({ methodPrice, note, ...fields }) => {
      if (units.length === 0) {
        search.current?.focus();
        return;
      }
      if (quote.quote === null || !quote.isCurrent) {
        setLacking('The sums are still being worked out. Look at them, then try again.');
        return;
      }
      const { total } = quote.quote;
      const price = fields.method === 'standard' ? null : readAmount(methodPrice);
      const body = {
        ...{ ...fields, id, units: [...units], total: dollarsFromCents(total) },
        methodPrice: price === null ? null : dollarsFromCents(price),
        ...(note === '' ? {} : { note }),
      };
      await make(body);
    },
    onFailure: (error) => report(error, { where: 'new order' }),
  });
  const known = useKnownCustomer(values.email);
  const quote = useQuote({
    units,
    state: normalizeState(values.state),
    zip: /^\d{5}/.exec(values.zip.trim())?.[0] ?? '',
    method: values.method as ShippingMethod,
    methodPrice: values.method === 'standard' ? null : readAmount(values.methodPrice),
  });

  const make = async (body: Parameters<typeof api.call<typeof createPhoneOrder>>[1]['body']) => {
    setLacking(null);
    setBefore(null);
    try {
      const { order, link } = await api.call(createPhoneOrder, { body });
      if (link !== null) rememberLink(order.id, link);
      setMade(true);
      if (isHere()) await navigate(adminPaths.order(order.id));
    } catch (error) {
      if (outdated.some((code) => isApiError(error, code))) quote.again();
      if (isApiError(error, 'IDEMPOTENCY_MISMATCH')) {
        setBefore(id);
        setId(newId());
      }
      throw error;
    }
  };

  const isUnsaved =
    units.length > 0 ||
    Object.entries(empty).some(([name, value]) => values[name as keyof typeof empty] !== value);
  return {
    ...{ field, values, failure, pending, search, quote, known, units, lacking, before },
    form: {
      ...form,
      // Said together with what is wrong in the fields.
      onSubmit: (event: FormEvent) => {
        setLacking(units.length === 0 ? 'Add at least one product.' : null);
        form.onSubmit(event);
      },
    },
    setUnits: (next: Units) => {
      setLacking(null);
      setUnits(next);
    },
    isUnsaved: isUnsaved && !isMade,
    /** Whose the parcel is, unless something stands there. */
    nameRecipient: () =>
      fill(({ firstName, lastName, recipientName }) =>
        recipientName === '' ? { recipientName: `${firstName} ${lastName}`.trim() } : {},
      ),
  };
}

export type FormFields = Pick<ReturnType<typeof useNewOrder>, 'field'>;
