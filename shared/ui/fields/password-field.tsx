import { useState } from 'react';
import { styled } from 'styled-components';
import { bareButton, space, type, weight } from '@ritual/shared/theme';
import { EyeIcon, EyeOffIcon } from '../icons/account.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Field, type FieldProps } from './field.tsx';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'after' | 'icon'> & {
  /** 'current-password' or 'new-password', for password managers. */
  readonly autoComplete: 'current-password' | 'new-password';
};

const Show = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 36px;
  ${type('label')}
  font-weight: ${weight('strong')};
`;

/** A password with 'Show' inside. Paste and password managers work; autocorrect and capitalization are off. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <Show
          type="button"
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          <span>
            {shown ? 'Hide' : 'Show'}
            <VisuallyHidden> password</VisuallyHidden>
          </span>
        </Show>
      }
    />
  );
}
