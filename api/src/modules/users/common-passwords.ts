import { commonWords } from './common-words.ts';

// Those of the usual lists that have ten characters or more, and stems that people lengthen to get there.
const common = new Set(
  `1234567890 0123456789 9876543210 1111111111 0000000000 1234512345 1122334455 1212121212 1q2w3e4r5t 1q2w3e4r5t6y
  q1w2e3r4t5 q1w2e3r4t5y6 qwertyuiop qwerty12345 qwerty1234 qwerty123456 qwertyuiop123 qwertyqwerty asdfghjkl1 asdfghjkl123
  zxcvbnm123 1qaz2wsx3edc 1qazxsw23edc qazwsxedcrfv password12 password123 password1234 password12345 passwordpassword
  password01 password2024 password2025 password2026 password1! password123! passw0rd123 p@ssw0rd123 p@ssword123 p@55w0rd123
  mypassword mypassword1 newpassword newpassword1 letmein123 letmein1234 letmeinnow welcome123 welcome1234 welcome2024
  welcome2025 welcome2026 iloveyou12 iloveyou123 iloveyou1234 iloveyouforever iloveyoubaby ilovemyself sunshine12 sunshine123
  princess12 princess123 football12 football123 baseball12 baseball123 basketball superman12 superman123 batman12345
  starwars12 starwars123 pokemon123 pokemon1234 liverpool1 liverpool123 manchester chelsea1234 barcelona1 barcelona123
  realmadrid juventus123 charlie123 michael123 jennifer12 jennifer123 jessica123 elizabeth1 alexander1 christopher
  christian1 abcdefghij abcdefghijk abcdefghijkl abc123abc123 abcd123456 abcd1234567 abc1234567 a123456789 a1234567890
  aa12345678 aaaaaaaaaa 123456789a 1234567890a 123456789q 12345678910 123456789012 1234567891 123123123123 123321123321
  1029384756 0987654321 7777777777 5555555555 9999999999 6666666666 8888888888 3333333333 2222222222 4444444444
  administrator admin12345 admin123456 administrator1 adminadmin trustno1234 dragon12345 monkey12345 master12345 shadow12345
  changeme123 changeme1234 computer12 computer123 internet12 internet123 whatever12 whatever123 godisgood1 jesuschrist
  jesus12345 blessed123 blessed1234 summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 spring2026
  november2026 december2026 january2026 correcthorse loveyou123 lovelovelove teamo12345 tequieromucho estrella12
  unbelievable strawberry butterfly1 butterfly123 chocolate1 chocolate123 motorcycle volleyball skateboard cheerleader
  ritualofpower ritualofpower1`.split(/\s+/),
);

/** What people write for letters. */
const letterOf: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '+': 't', '|': 'l' },
};

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop', '01234567890'];
const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const walks = [...rows, alphabet].flatMap((row) => [row, [...row].reverse().join('')]);

/** Longest first: 'sweetheart' is taken out before 'heart'. */
const words = [...commonWords, ...walks.flatMap((walk) => stretches(walk, 4))].sort(
  (a, b) => b.length - a.length,
);

function stretches(row: string, length: number): string[] {
  return Array.from({ length: row.length - length + 1 }, (_, at) => row.slice(at, at + length));
}

/** A phrase of several words is worth something, though each of them is common. */
const longestDisguise = 16;
const fewSigns = 4;
const fewLetters = 5;

/** Whether next to nothing is left when the common words are taken out. */
function isMadeOfCommonWords(letters: string): boolean {
  const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), letters).replaceAll(' ', '');
  return left.length < letters.length && left.length < fewLetters;
}

/**
 * Whether a password is among those that attackers try first: one of the usual lists, a few signs over and over, or a common
 * word with a year, a sign or signs for letters. Case does not make it another.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  if (common.has(text) || new Set(text).size < fewSigns) return true;
  if (/^(.{1,6}?)\1+$/.test(text.replace(/[^\p{L}\d]/gu, ''))) return true;
  if (text.length > longestDisguise) return false;
  // Signs around a word are a year or an ornament, those within it stand for letters.
  const trimmed = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const readable = [...trimmed].map((sign) => letterOf[sign] ?? sign).join('');
  return (
    [text, readable]
      .map((form) => form.replace(/[^\p{L}]/gu, ''))
      .some((letters) => letters !== '' && isMadeOfCommonWords(letters)) || isWalk(text)
  );
}

/** Digits and keys in the order in which they lie: '1234567890', '0987qwer!'. */
function isWalk(text: string): boolean {
  return isMadeOfCommonWords(text.replace(/[^\p{L}\d]/gu, ''));
}
