-- A tracking number belongs to one parcel of the store. Parcels that shared one before keep it: `number_reused` counts them, so that
-- the index holds for all parcels that follow, and a number that was shared is taken, too. A number that was erased ('') is none.
-- The index also finds a parcel by its number, however it was typed, and takes the place of the one by the number as typed.
alter table shipments add column number_reused integer not null default 0;
--> statement-breakpoint
update shipments s set number_reused = before.nth - 1
  from (
    select id, row_number() over (
      partition by upper(regexp_replace(tracking_number, '[\t-\r \u001D\u00A0\u1680\u2000-\u200B\u2010-\u2015\u2028\u2029\u202F\u205F\u2212\u3000\uFEFF-]', '', 'g') collate "C") order by shipped_at, id) as nth
    from shipments where tracking_number <> '') before
  where before.id = s.id and before.nth > 1;
--> statement-breakpoint
drop index shipments_tracking;
--> statement-breakpoint
create unique index shipments_tracking on shipments (upper(regexp_replace(tracking_number, '[\t-\r \u001D\u00A0\u1680\u2000-\u200B\u2010-\u2015\u2028\u2029\u202F\u205F\u2212\u3000\uFEFF-]', '', 'g') collate "C"), number_reused)
  where tracking_number <> '';
