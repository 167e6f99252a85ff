-- What pages, mails and invoices say about the shop: one row, and none until the operator has entered it.
create table shop_settings (
  one boolean primary key default true check (one),
  name text not null,
  email text not null,
  phone text not null,
  street text not null,
  city text not null,
  state text not null,
  zip text not null,
  hours text not null,
  changed_at timestamptz not null default now()
);
