/**
 * What the page is nicer with and works without: digits in groups, a test card at a click, one payment per click.
 * Runs in the browser as it stands.
 */
export const SCRIPT = `
const field = (id) => document.getElementById(id);
const number = field('cardNumber'), expiry = field('cardExpiry'), cvc = field('cardCvc');
const digitsOf = (text, max) => text.replace(/\\D/g, '').slice(0, max);
const grouped = (digits) => (/^3[47]/.test(digits) ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean) : digits.match(/.{1,4}/g) ?? []).join(' ');
const reshape = (input, shape) => {
  const before = digitsOf(input.value.slice(0, input.selectionStart), 99).length;
  const atEnd = input.selectionStart === input.value.length;
  input.value = shape(input.value);
  if (atEnd || document.activeElement !== input) return;
  let place = 0, seen = 0;
  while (seen < before && place < input.value.length) if (/\\d/.test(input.value[place++])) seen++;
  input.setSelectionRange(place, place);
};
const shapeNumber = (text) => grouped(digitsOf(text, 19));
const shapeExpiry = (text) => {
  const digits = digitsOf(/^[2-9]/.test(text) ? '0' + text : text.replace(/^(\\d)\\s*\\//, '0$1'), 4);
  return digits.length > 2 ? digits.slice(0, 2) + ' / ' + digits.slice(2) : digits;
};
number?.addEventListener('input', () => reshape(number, shapeNumber));
expiry?.addEventListener('input', () => reshape(expiry, shapeExpiry));
cvc?.addEventListener('input', () => { cvc.value = digitsOf(cvc.value, 4); });

for (const button of document.querySelectorAll('button[data-card]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    number.value = shapeNumber(button.dataset.card);
    expiry.value = '12 / ' + String(new Date().getFullYear() + 5).slice(2);
    cvc.value = '123';
    number.focus();
    number.scrollIntoView({ block: 'center' });
  });
}

const form = field('payment'), pay = field('pay');
form?.addEventListener('submit', (event) => {
  if (pay.getAttribute('aria-busy') === 'true') return event.preventDefault();
  pay.dataset.label = pay.textContent;
  pay.setAttribute('aria-busy', 'true');
  pay.textContent = 'Processing…';
});
addEventListener('pageshow', () => {
  if (pay?.dataset.label === undefined) return;
  pay.removeAttribute('aria-busy');
  pay.textContent = pay.dataset.label;
});
`;
