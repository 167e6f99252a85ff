import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { invalidFields } from '../../errors.ts';

/** '(617) 555-0142' → '+16175550142' */
export function e164(text: string): string {
  const number = parsePhoneNumberFromString(text, 'US');
  if (!number || number.countryCallingCode !== '1' || !number.isPossible()) {
    throw invalidFields({ path: 'phone', message: 'Enter a US phone number like (617) 555-0142.' });
  }
  return number.number;
}
