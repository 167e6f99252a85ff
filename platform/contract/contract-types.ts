import type { Contract } from './contract.ts';

type Types = Readonly<Record<string, string>>;

/** The types of a contract as the text of a `.d.ts` file without imports. */
export function contractTypes({ slots, events }: Pick<Contract, 'slots' | 'events'>): string {
  return [
    declared('OfferedSlots', 'Props that its pages give to what fills their slots.', slots.offers),
    declared('FilledSlots', 'Props that what it fills slots with expects.', slots.fills),
    declared('PublishedEvents', 'Payloads of the events that it sends.', events.publishes),
    declared(
      'SubscribedEvents',
      'Payloads of the events that it listens to, as it expects them.',
      events.subscribes,
    ),
  ].join('\n');
}

function declared(name: string, what: string, types: Types): string {
  const lines = Object.entries(types).map(([key, type]) => `  readonly ${JSON.stringify(key)}: ${type};\n`);
  return `/** ${what} */\nexport interface ${name} {${lines.length > 0 ? `\n${lines.join('')}` : ''}}\n`;
}
