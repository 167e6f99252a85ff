// The test environment takes FormData from Node, which cannot read forms; React needs that when a form's submit navigates.

const NodeFormData = globalThis.FormData;

class StandInFormData extends NodeFormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const control of form?.elements ?? []) {
      const { name, value, disabled, type, checked } = control as HTMLInputElement;
      const counts = !['checkbox', 'radio'].includes(type) || checked;
      if (name && !disabled && counts && type !== 'submit') this.append(name, value);
    }
  }
}

/** Installs the replacement once per page. */
export function installFormData(): void {
  Object.assign(globalThis, { FormData: StandInFormData });
}
