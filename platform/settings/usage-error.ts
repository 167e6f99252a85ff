/** Something the person at the keyboard can put right: shown as its one sentence, without a stack. */
export class UsageError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'UsageError';
  }
}
