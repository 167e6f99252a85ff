import { refundCauses, type RefundCause } from '@ritual/shared/kernel';

export const refundCauseLabel: Readonly<Record<RefundCause, string>> = {
  RETURN: 'Return',
  DAMAGED: 'Damaged or faulty',
  LATE: 'Arrived late',
  PRICE: 'Price',
  GOODWILL: 'Goodwill',
  OTHER: 'Something else',
};

export const refundCauseOptions = refundCauses.map((value) => ({ value, label: refundCauseLabel[value] }));

export const isCause = (text: string): text is RefundCause => refundCauses.some((cause) => cause === text);
