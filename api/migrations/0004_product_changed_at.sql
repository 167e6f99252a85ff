-- When a product was last changed, for the sitemap; the books of the index know of every change.
alter table catalogue_changes add column changed_at timestamptz;
--> statement-breakpoint
-- Not for what is there: the time is not known.
alter table catalogue_changes alter column changed_at set default now();
--> statement-breakpoint
create or replace function note_product_changes() returns trigger language plpgsql as $$
begin
  execute format('insert into catalogue_changes (product_id, xid)
    select distinct %1$I, pg_current_xact_id() from changed order by %1$I
    on conflict (product_id) do update set xid = excluded.xid, changed_at = excluded.changed_at', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create or replace function note_variant_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_id, xid)
  select distinct id, pg_current_xact_id() from unnest(array[old.product_id, new.product_id]) as t (id) order by id
  on conflict (product_id) do update set xid = excluded.xid, changed_at = excluded.changed_at;
  return null;
end $$;
