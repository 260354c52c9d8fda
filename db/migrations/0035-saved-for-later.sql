-- What is put aside for later lies beside the cart: a product is in one of the two.
alter table cart_items add column saved boolean not null default false;
