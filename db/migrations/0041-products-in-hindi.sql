-- What a product is called and said to be in Hindi, where somebody has written it.
alter table all_products add column name_hi text, add column description_hi text;
create or replace view products as select * from all_products where on_sale;

-- Shown beside their English: a list by its names, a product's page by both.
create function notify_hindi_changed() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array[cache_tag('p-', new.id), 'list', 'list-' || new.category]);
  return null;
end $$;
create trigger hindi_changed after update of name_hi, description_hi on all_products for each row
  when ((old.name_hi, old.description_hi) is distinct from (new.name_hi, new.description_hi) and new.on_sale)
  execute function notify_hindi_changed();
