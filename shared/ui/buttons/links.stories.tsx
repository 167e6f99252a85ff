import type { Meta } from '@storybook/react-webpack5';
import { State, States } from '@ritual/shared/testing/workshop';
import { ArrowRightIcon, MailIcon } from '../index.ts';
import { ButtonLink } from './button-link.tsx';
import { TextLink } from './text-link.tsx';

const meta: Meta = { title: 'UI/Buttons/Links' };
export default meta;

const shows = [
  ['Default', undefined],
  ['Hover', 'hover'],
  ['Focus', 'focus'],
] as const;

export const AsButton = () => (
  <>
    {(['primary', 'outline', 'onDark'] as const).map((variant) => (
      <States key={variant} title={variant}>
        {shows.map(([name, show]) => (
          <State key={name} name={name} dark={variant === 'onDark'} {...(show && { show })}>
            <ButtonLink to="/NewIn" variant={variant} iconAfter={<ArrowRightIcon size={20} />}>
              Shop Now
            </ButtonLink>
          </State>
        ))}
      </States>
    ))}
  </>
);

export const InWords = () => (
  <>
    {(['underline', 'quiet'] as const).map((look) => (
      <States key={look} title={look}>
        {shows.map(([name, show]) => (
          <State key={name} name={name} {...(show && { show })}>
            <TextLink to="/collections" look={look}>
              Browse all collections
            </TextLink>
          </State>
        ))}
        <State name="With an icon">
          <TextLink href="mailto:store@example.com" look={look} icon={<MailIcon size={20} />}>
            store@example.com
          </TextLink>
        </State>
      </States>
    ))}
    <States title="inline">
      {shows.map(([name, show]) => (
        <State key={name} name={name} width="320px" {...(show && { show })}>
          <p>
            Read how we{' '}
            <TextLink to="/returnswarranty" look="inline">
              take things back
            </TextLink>{' '}
            within 30 days.
          </p>
        </State>
      ))}
    </States>
  </>
);
