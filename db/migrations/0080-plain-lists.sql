-- Lists and searches read what they show: no samples and bands beside the words of a product.
drop index products_by_name_words, products_sampled, products_sampled_thinly;
create index products_by_name_words on all_products using gin (name_words) with (gin_pending_list_limit = 256);
drop function list_marks(uuid, integer, boolean, integer), list_marks(uuid, integer, integer, integer),
  marks_between(integer, integer), marks_of_reviewed(integer), price_band(integer), review_band(integer), category_query(text);
