import { Icon, type IconProps } from './icon.tsx';

export function InstagramIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.9 7.1v.1" />
    </Icon>
  );
}

export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 20.5V13h3l.5-3.5H14V7.5c0-1.1.5-1.8 1.9-1.8h1.7V3.6A17 17 0 0 0 15.2 3.5c-2.8 0-4.5 1.6-4.5 4.4v1.6H7.5V13h3.2v7.5" />
    </Icon>
  );
}

export function TikTokIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 3.5v11.8a3.7 3.7 0 1 1-3.7-3.7M13.5 3.5c.3 2.7 2.1 4.6 5 4.9" />
    </Icon>
  );
}

export function YouTubeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="5.5" width="19" height="13" rx="3.5" />
      <path d="m10.2 9.2 4.8 2.8-4.8 2.8V9.2Z" />
    </Icon>
  );
}

export function XMarkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 20 6.6-7.1M20 4l-6.6 7.1M4 4h4l12 16h-4L4 4Z" />
    </Icon>
  );
}

export function PinterestIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9 13.5c-1.5-2.5 0-5.5 3.2-5.5 2.6 0 4 1.9 3.5 4.2-.5 2.3-2 3.6-3.4 3.3-.9-.2-1.3-1-1.1-1.9M12 10.5l-2 9" />
    </Icon>
  );
}
