// What pages of the admin area are made of; see README.md.
export { AdminPage, DetailColumns, type PlaceInList } from './frame/admin-page.tsx';
export { conditionalCall } from './live/conditional-call.ts';
export { useLatest, type Latest } from './live/use-latest.ts';
export { useLive } from './live/use-live.ts';
export { useLooking } from './live/use-looking.ts';
export { useLostRight } from './live/use-lost-right.ts';
export { useAnnounce } from './frame/live.tsx';
export { shouldRevalidate } from './frame/should-revalidate.ts';
export { useAdmin, useRights } from './person/use-admin.ts';
export { useAdminKeys } from './keys/use-admin-keys.ts';
export { KeyCaps } from './keys/key-caps.tsx';
export { AdminTable } from './table/admin-table.tsx';
export { loadAll, saveCsv } from './table/export-rows.ts';
export { usePlace } from './table/use-place.ts';
export type {
  BulkAction,
  BulkChange,
  BulkOpening,
  OpenList,
  Column,
  Filter,
  FilterValue,
  FixedView,
  Load,
  PhoneRow,
  Query,
} from './table/types.ts';
export { AdminDialog, type AdminDialogProps } from './dialogs/admin-dialog.tsx';
export { ConfirmDialog, DialogFoot, DialogWords } from './dialogs/confirm-dialog.tsx';
export { DiscardDialog } from './dialogs/discard-dialog.tsx';
export { useAsked } from './dialogs/use-asked.ts';
export { FormDialog, type DialogForm } from './dialogs/form-dialog.tsx';
export { ConflictDialog, type ConflictField } from './dialogs/conflict-dialog.tsx';
export { conflictFields, differ, merged, shownField, type Conflict } from './dialogs/conflict-fields.ts';
export { useGo } from './forms/leave-guard.ts';
export { useHere } from './forms/use-here.ts';
export { EditorFields, EditorPage, type EditorState } from './forms/editor-page.tsx';
export { CellGrid, type Cell, type FilledCell } from './forms/cell-grid.tsx';
export { FormFailure } from './forms/form-failure.tsx';
export { FileChooser } from './forms/file-chooser.tsx';
export { withNamedFields } from './forms/named-fields.ts';
export { useSaves } from './forms/use-saves.ts';
export { sendByKey } from './forms/send-by-key.ts';
export { useLeaveGuard } from './forms/use-leave-guard.tsx';
export { Failure } from './states/failure.tsx';
export { Message } from './states/message.tsx';
export { useUndo } from './undo/undo-provider.tsx';
export { Action, ActionLink } from './theme/button.tsx';
export { Facts, Section } from './theme/section.tsx';
export { ListIcon, ScanIcon, TagIcon } from './theme/icons.tsx';
export { StepButton } from './theme/step-button.ts';
export { StatusWord, type Tone } from './theme/status-word.tsx';
export { When } from './theme/when.tsx';
export {
  bottomBar,
  BottomBarSpace,
  role,
  text,
  measures,
  phone,
  phoneQuery,
  largeText,
  oneColumn,
  oneColumnQuery,
  folded,
  forMouse,
  useMedia,
} from './theme/index.ts';
export { clockTime, fullTime, shortDay, shortTime } from './theme/dates.ts';
