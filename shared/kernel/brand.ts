/** The store's names and ways to reach it; the one place to change for a rebrand. */
export const brand = {
  name: 'RITUAL OF POWER',
  /** Of the copyright line. */
  year: 2026,
  email: 'help@ritualofpower.example',
  phone: '(617) 555-0142',
  store: { city: 'Boston', street: '118 Newbury Street', state: 'MA', zip: '02116' },
  social: [
    { network: 'Instagram', href: 'https://www.instagram.com/' },
    { network: 'YouTube', href: 'https://www.youtube.com/' },
    { network: 'TikTok', href: 'https://www.tiktok.com/' },
    { network: 'Pinterest', href: 'https://www.pinterest.com/' },
  ],
} as const;
