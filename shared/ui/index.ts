// Domain-free components. Those that know a product, an order or the API belong to blocks.
export { Button, type ButtonProps } from './buttons/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './buttons/button-link.tsx';
export type { ButtonSize, ButtonVariant } from './buttons/button-styles.ts';
export { IconButton, type IconButtonProps } from './buttons/icon-button.tsx';
export { IconLink, type IconLinkProps } from './buttons/icon-link.tsx';
export { TextLink, type TextLinkProps } from './buttons/text-link.tsx';

export { Logo, type LogoProps } from './brand/logo.tsx';
export { LogoMark, type LogoMarkProps } from './brand/logo-mark.tsx';
export { Ring, type RingProps } from './brand/ring.tsx';

export { Field, type FieldProps } from './fields/field.tsx';
export { FieldFrame, type ControlProps, type FieldFrameProps } from './fields/field-frame.tsx';
export { FormError, type FormErrorProps } from './fields/form-error.tsx';
export { InlineSelect, type InlineSelectProps } from './fields/inline-select.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx';
export { Select, type SelectOption, type SelectProps } from './fields/select.tsx';
export { TextArea, type TextAreaProps } from './fields/text-area.tsx';

export { Checkbox, type CheckboxProps } from './choices/checkbox.tsx';
export { ChipLink, RemoveChip, type ChipLinkProps, type RemoveChipProps } from './choices/chip.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './choices/choice-group.tsx';
export { ColorCircle, ColorDot, type ColorDotProps } from './choices/colors/color-dot.tsx';
export { RadioCard, type RadioCardProps } from './choices/radio-card.tsx';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './choices/segmented-control.tsx';
export { SizeGroup, type SizeGroupProps } from './choices/sizes/size-group.tsx';
export type { SizeChoice } from './choices/sizes/size-option.tsx';
export { Stepper, type StepperProps } from './choices/quantity/stepper.tsx';
export { SwatchGroup, type SwatchChoice, type SwatchGroupProps } from './choices/colors/swatch-group.tsx';

export { Badge, type BadgeProps, type BadgeTone } from './feedback/badge.tsx';
export { CountBadge, type CountBadgeProps } from './feedback/count-badge.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './feedback/notice.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export { StockNote, type StockNoteProps, type StockTone } from './feedback/stock-note.tsx';
export { Toast, type ToastContent, type ToastProps } from './feedback/toast.tsx';
export { ToastRegion, type ToastRegionProps } from './feedback/toast-region.tsx';

export { AccordionItem, type AccordionItemProps } from './disclosure/accordion.tsx';
export { Tabs, type TabItem, type TabsProps } from './disclosure/tabs.tsx';

export { Dialog, type DialogProps, type DialogSize } from './modal/dialog.tsx';
export { Drawer, type DrawerProps } from './modal/drawer.tsx';
export { useModal } from './modal/use-modal.ts';

export { ArtPicture, type ArtPictureProps, type ArtSource } from './media/art-picture.tsx';
export { mediaSources, mediaUrl } from './media/media-url.ts';
export { Picture, type PictureProps, type PictureRatio } from './media/picture.tsx';
export { pictureSources, type PictureMeasures } from './media/picture-sources.ts';
export { columnSizes } from './media/column-sizes.ts';
export { CoverPicture } from './media/cover-picture.tsx';

export { Avatar, type AvatarProps } from './layout/avatar.tsx';
export { ButtonRow } from './layout/button-row.tsx';
export { Container } from './layout/container.tsx';
export {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListProps,
} from './layout/description-list.tsx';
export { PageTitle, type PageTitleProps } from './layout/page-title.tsx';
export { Panel } from './layout/panel.tsx';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
export { whenVisible } from './layout/when-visible.tsx';

export { useHydrated, useIsomorphicNow } from './use-hydrated.ts';

export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './navigation/breadcrumbs.tsx';
export { Pagination, type PaginationProps } from './navigation/pagination.tsx';

export type { IconProps } from './icons/icon.tsx';
export {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  ArrowUpRightIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  RefreshIcon,
  ReturnIcon,
} from './icons/arrows.tsx';
export {
  CheckIcon,
  CloseIcon,
  DownloadIcon,
  DragIcon,
  FilterIcon,
  LogOutIcon,
  MenuIcon,
  MinusIcon,
  PauseIcon,
  PencilIcon,
  PlayIcon,
  PlusIcon,
  PrinterIcon,
  SearchIcon,
  TrashIcon,
  UploadIcon,
  ZoomInIcon,
} from './icons/actions.tsx';
export {
  BagIcon,
  BoxIcon,
  CardIcon,
  CashIcon,
  HeartIcon,
  LockIcon,
  PayPalIcon,
  PinIcon,
  RulerIcon,
  ShieldIcon,
  StarIcon,
  TagIcon,
  TruckIcon,
} from './icons/store.tsx';
export {
  ChartIcon,
  EyeIcon,
  EyeOffIcon,
  GridIcon,
  MailIcon,
  MessageIcon,
  PeopleIcon,
  PersonIcon,
  PhoneIcon,
  SettingsIcon,
} from './icons/account.tsx';
export { ClockIcon, InfoIcon, WarningIcon } from './icons/status.tsx';
export {
  FacebookIcon,
  InstagramIcon,
  PinterestIcon,
  TikTokIcon,
  XMarkIcon,
  YouTubeIcon,
} from './icons/social.tsx';
