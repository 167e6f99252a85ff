-- Pictures that the staff has uploaded. One that no product was ever saved with is deleted after some days, with its file.
create table pictures (
  file text primary key,
  width integer not null,
  height integer not null,
  placeholder text,
  uploaded_at timestamptz not null default now(),
  -- Since when a product had it. null: none ever did.
  used_at timestamptz
);
--> statement-breakpoint
create index pictures_unused on pictures (uploaded_at) where used_at is null;
