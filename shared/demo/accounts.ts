/** Accounts of the demo catalog. They exist in demo data only, never in production mode. */
export const demoPassword = 'ritual-demo-2026';

export interface DemoAddress {
  readonly recipientName: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly isDefault: boolean;
}

export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** E.164 */
  readonly phone: string;
  readonly role: 'USER' | 'ADMIN';
  readonly addresses: readonly DemoAddress[];
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'shopper@example.com',
    firstName: 'Maya',
    lastName: 'Collins',
    phone: '+16175550142',
    role: 'USER',
    addresses: [
      {
        recipientName: 'Maya Collins',
        street: '41 Beacon Street, Apt 6',
        city: 'Chicago',
        state: 'IL',
        zip: '60601',
        isDefault: true,
      },
      {
        recipientName: 'Maya Collins',
        street: '2200 Mission Street',
        city: 'San Francisco',
        state: 'CA',
        zip: '94110',
        isDefault: false,
      },
    ],
  },
  {
    email: 'admin@example.com',
    firstName: 'Ada',
    lastName: 'Reyes',
    phone: '+16175550143',
    role: 'ADMIN',
    addresses: [],
  },
];
