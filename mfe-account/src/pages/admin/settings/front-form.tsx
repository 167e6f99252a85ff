import type { AdminSettings } from '@ritual/shared/contract';
import { updateFront } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { bannerFields, defaultShopFront, socialNetworks } from '@ritual/shared/kernel';
import { Field, Select } from '@ritual/shared/ui';
import { SettingForm } from './setting-form.tsx';

const labels = {
  banner: 'Banner above every page',
  bannerWords: 'Words of the banner',
  bannerFrom: 'First day of the words',
  bannerUntil: 'Last day of the words',
  ...{ instagram: 'Instagram', youtube: 'YouTube', tiktok: 'TikTok', pinterest: 'Pinterest' },
};
type Name = keyof typeof labels;

const fieldsOf = ({ front = defaultShopFront }: AdminSettings): Readonly<Record<Name, string>> => ({
  ...front,
  banner: front.banner ? 'yes' : 'no',
  ...{ bannerFrom: front.bannerFrom ?? '', bannerUntil: front.bannerUntil ?? '' },
});

const choices = [
  { value: 'yes', label: 'Shown' },
  { value: 'no', label: 'Not shown' },
];
const fields = Object.keys(bannerFields)
  .map((name) => `{{${name}}}`)
  .join(', ');

interface FrontFormProps {
  readonly settings: AdminSettings;
  readonly writable: boolean;
  readonly onSaved: (settings: AdminSettings) => void;
  readonly onUnsaved: (unsaved: boolean) => void;
}

/** What stands above and below every page: the banner, and links to social networks. */
export function FrontForm(props: FrontFormProps) {
  return (
    <SettingForm
      {...props}
      part="front"
      title="Banner and social networks"
      labels={labels}
      fieldsOf={fieldsOf}
      shown={(name, value) =>
        (name === 'banner' ? choices.find((each) => each.value === value)?.label : undefined) ?? value
      }
      versionOf={({ frontVersion }) => frontVersion}
      schema={async () => (await import('@ritual/shared/contract')).frontForm}
      put={(front, version) => api.call(updateFront, { body: { ...front, version } })}
      done="Banner and social networks are saved"
    >
      {(field) => [
        <Select key="banner" size="compact" label={labels.banner} options={choices} {...field('banner')} />,
        <Field
          key="words"
          size="compact"
          label={labels.bannerWords}
          hint={`Without words: from which order on shipping is free. Fields: ${fields}.`}
          autoComplete="off"
          optional
          {...field('bannerWords')}
        />,
        <Field
          key="from"
          size="compact"
          type="date"
          label={labels.bannerFrom}
          optional
          {...field('bannerFrom')}
        />,
        <Field
          key="until"
          size="compact"
          type="date"
          label={labels.bannerUntil}
          optional
          {...field('bannerUntil')}
        />,
        ...socialNetworks.map(({ key, network, host }) => (
          <Field
            key={key}
            size="compact"
            type="url"
            label={network}
            placeholder={`https://www.${host}/your-name`}
            autoComplete="off"
            optional
            {...field(key)}
          />
        )),
      ]}
    </SettingForm>
  );
}
