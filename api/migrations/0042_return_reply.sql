-- What the shop writes to the customer when it decides on a return: how the pieces are sent back, or why they are not taken.
alter table returns add column reply text not null default '';
