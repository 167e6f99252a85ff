/** An answer that is text already, and whose parts were checked by the contract when they were made. */
export class CheckedJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
