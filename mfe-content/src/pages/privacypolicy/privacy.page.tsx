import { brand } from '@ritual/shared/kernel';
import { TextLink } from '@ritual/shared/ui';
import { Article } from '../../features/article.tsx';

/** What is known about a shopper, why and for how long. */
export function Component() {
  return (
    <Article
      title="Privacy policy"
      intro="What we know about you, why, for how long, and what you can ask of us."
      sections={[
        {
          id: 'what',
          title: 'What we store',
          content: (
            <ul>
              <li>Your account: names, email, phone and a hash of your password.</li>
              <li>Your addresses, so that parcels find you.</li>
              <li>Your orders: what, when, for how much, and where it went.</li>
              <li>Your cart, under a random number kept in your browser until you sign in.</li>
            </ul>
          ),
        },
        {
          id: 'browser',
          title: 'In your browser',
          content: (
            <p>
              Only what the store needs to work: your session, the number of your cart, the order that is
              being paid, and your choices of units and sizes. There is no advertising and no tracking.
            </p>
          ),
        },
        {
          id: 'payment',
          title: 'Payment',
          content: (
            <p>
              Cards are handled by Stripe alone. We learn whether and what was paid, never the card number.
            </p>
          ),
        },
        {
          id: 'how-long',
          title: 'How long',
          content: <p>Orders as long as tax law demands, the rest until you ask us to delete it.</p>,
        },
        {
          id: 'rights',
          title: 'Your rights',
          content: (
            <p>
              You can ask what we store, have it corrected, and have it deleted: write to{' '}
              <TextLink look="inline" href={`mailto:${brand.email}`}>
                {brand.email}
              </TextLink>
              . We do not sell or share your personal information.
            </p>
          ),
        },
      ]}
    />
  );
}
