import type { Meta } from '@storybook/react-webpack5';
import { State, States } from '@ritual/shared/testing/workshop';
import { ColorDot, PersonIcon, SearchIcon } from '../index.ts';
import { Field } from './field.tsx';
import { FormError } from './form-error.tsx';
import { InlineSelect } from './inline-select.tsx';
import { PasswordField } from './password-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

const meta: Meta = { title: 'UI/Fields' };
export default meta;

const email = { label: 'Email address', type: 'email', autoComplete: 'off' } as const;
const states = [
  { value: 'MA', label: 'Massachusetts' },
  { value: 'NH', label: 'New Hampshire' },
  { value: 'VT', label: 'Vermont', disabled: true },
];
const width = '380px';

export const OneLine = () => (
  <States>
    <State name="Default, with an example" width={width}>
      <Field {...email} placeholder="you@example.com" />
    </State>
    <State name="Hover" width={width} show="hover">
      <Field {...email} />
    </State>
    <State name="Focus" width={width} show="focus">
      <Field label="First Name" defaultValue="Maya" />
    </State>
    <State name="Error" width={width}>
      <Field {...email} defaultValue="maya@example.com" error="An account with this email already exists." />
    </State>
    <State name="Error, focus" width={width} show="focus">
      <Field {...email} defaultValue="maya@" error="Enter an email address like name@example.com." />
    </State>
    <State name="Disabled" width={width}>
      <Field {...email} defaultValue="maya@example.com" disabled />
    </State>
    <State name="Optional, with a hint" width={width}>
      <Field label="Phone" hint="Only for questions about a delivery." optional />
    </State>
    <State name="Icon and unit" width={width}>
      <Field label="Chest" icon={<PersonIcon size={20} />} after="cm" inputMode="numeric" />
    </State>
    <State name="Label for screen readers" width={width}>
      <Field label="Search" hideLabel type="search" icon={<SearchIcon size={20} />} placeholder="Search…" />
    </State>
    <State name="Compact (admin)" width={width}>
      <Field label="Price" size="compact" defaultValue="98.00" />
    </State>
  </States>
);

export const Password = () => (
  <States>
    <State name="Default" width={width}>
      <PasswordField label="Password" autoComplete="current-password" defaultValue="ritual-demo" />
    </State>
    <State name="Focus" width={width} show="focus">
      <PasswordField label="Password" autoComplete="new-password" hint="At least 8 characters." />
    </State>
    <State name="Error" width={width}>
      <PasswordField label="Password" autoComplete="new-password" error="Use at least 8 characters." />
    </State>
  </States>
);

export const Choice = () => (
  <States>
    <State name="Nothing chosen" width={width}>
      <Select label="State" placeholder="Choose a state" options={states} />
    </State>
    <State name="Hover" width={width} show="hover">
      <Select label="State" options={states} />
    </State>
    <State name="Focus" width={width} show="focus">
      <Select label="State" options={states} />
    </State>
    <State name="Error" width={width}>
      <Select label="State" placeholder="Choose a state" options={states} error="Choose a state." />
    </State>
    <State name="Disabled" width={width}>
      <Select label="State" options={states} disabled />
    </State>
    <State name="With a sample" width={width}>
      <Select
        label="Color"
        options={[{ value: 'cinnabar', label: 'Cinnabar' }]}
        icon={<ColorDot color="#bf3218" />}
      />
    </State>
    <State name="In a line of tools">
      <InlineSelect
        label="Sort"
        options={[
          { value: 'newest', label: 'Newest' },
          { value: 'price', label: 'Price: low to high' },
        ]}
      />
    </State>
    <State name="In a line of tools, focus" show="focus">
      <InlineSelect label="Sort" options={[{ value: 'newest', label: 'Newest' }]} />
    </State>
  </States>
);

export const SeveralLines = () => (
  <States>
    <State name="Default" width={width}>
      <TextArea label="Message" placeholder="How can we help?" />
    </State>
    <State name="Focus" width={width} show="focus">
      <TextArea label="Message" />
    </State>
    <State name="Error" width={width}>
      <TextArea label="Message" error="Write a few words." />
    </State>
    <State name="Disabled" width={width}>
      <TextArea label="Message" disabled />
    </State>
  </States>
);

export const WholeForm = () => (
  <States>
    <State name="The form’s own error" width="480px">
      <FormError>Email or password is wrong. Try again.</FormError>
    </State>
  </States>
);
