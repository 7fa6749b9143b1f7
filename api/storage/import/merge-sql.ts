/**
 * The steps of an import from the table `incoming` into `retailers` and `vouchers`. `$1` is the
 * source; `$2`, where there is one, the time.
 */

/** Of several rows for one offer in one country the newest stays, whatever the file's order. */
export const dropOlderRows = `
  delete from incoming where ctid = any (array(
    select place from (
      select ctid as place, row_number() over (
        partition by country, source_id
        order by source_added_at desc nulls last, incoming::text) as rank
      from incoming where (country, source_id) in (
        select country, source_id from incoming group by country, source_id having count(*) > 1)
    ) as ranked where rank > 1))`

/** The newest offer names the retailer; every offer gives its categories. */
export const gatherRetailers = `
  create temp table incoming_retailers on commit drop as
  select newest.*, coalesce(gathered.categories, '{}') as categories
  from (
    select distinct on (country, domain)
      country, domain, retailer_source_id as source_id, name, slug, retailer_url as url
    from incoming
    order by country, domain, source_added_at desc nulls last, source_id) as newest
  left join (
    select country, domain, array_agg(category order by category) as categories
    from (select distinct country, domain, unnest(categories) as category from incoming) as each
    group by country, domain) as gathered using (country, domain)`

/** Retailers that the source listed, in a country that the file covers, and no longer does. */
const vanished = `
  select retailers.id, retailers.country from retailers
  where retailers.source = $1 and retailers.active
    and retailers.country in (select country from incoming_retailers)
    and not exists (
      select from incoming_retailers as listed
      where listed.country = retailers.country and listed.domain = retailers.domain)
    and not exists (
      select from vouchers join kept on kept.source_id = vouchers.source_id
      where vouchers.retailer_id = retailers.id and vouchers.source = $1
        and vouchers.withdrawn_at is null)`

export const countLosses = `
  with vanished as (${vanished})
  select retailers.country, count(*)::int as active,
    (select count(*)::int from vanished where vanished.country = retailers.country) as vanishing
  from retailers
  where active and source = $1 and country in (select country from incoming_retailers)
  group by retailers.country order by retailers.country`

export const newRetailers = `
  select country, domain, slug from incoming_retailers
  where not exists (
    select from retailers
    where retailers.country = incoming_retailers.country
      and retailers.domain = incoming_retailers.domain)
  order by country, domain`

export const nameSlugs = `
  update incoming_retailers set slug = given.slug
  from unnest($1::country[], $2::text[], $3::text[]) as given (country, domain, slug)
  where incoming_retailers.country = given.country and incoming_retailers.domain = given.domain`

export const changeRetailers = `
  update retailers set name = listed.name, url = listed.url, source = $1,
    source_id = listed.source_id, active = true,
    categories = case when profiled then retailers.categories else listed.categories end
  from incoming_retailers as listed
  where retailers.country = listed.country and retailers.domain = listed.domain
    and (retailers.name, retailers.url, retailers.source, retailers.source_id, active)
      is distinct from (listed.name, listed.url, $1, listed.source_id, true)
    or retailers.country = listed.country and retailers.domain = listed.domain
      and not profiled and retailers.categories <> listed.categories`

export const addRetailers = `
  insert into retailers (country, slug, name, url, domain, categories, source, source_id)
  select country, slug, name, url, domain, categories, $1, source_id from incoming_retailers
  where not exists (
    select from retailers
    where retailers.country = incoming_retailers.country
      and retailers.domain = incoming_retailers.domain)
  order by country, domain`

export const endRetailers = `
  with vanished as (${vanished})
  update retailers set active = false from vanished where retailers.id = vanished.id`

/** Each row of `incoming` beside the number of its retailer. */
const offered = `
  select incoming.*, retailers.id as retailer_id from incoming
  join retailers on retailers.country = incoming.country and retailers.domain = incoming.domain`

/** An earlier `Date Added` than the one that is known is an older state of the offer. */
export const changeVouchers = `
  update vouchers set type = offered.type, code = offered.code, title = offered.title,
    terms = offered.terms, starts_at = offered.starts_at, ends_at = offered.ends_at,
    deal_type = offered.deal_type, exclusivity = offered.exclusivity, url = offered.url,
    sealed_link = offered.sealed_link,
    source_added_at = offered.source_added_at, withdrawn_at = null
  from (${offered}) as offered
  where vouchers.retailer_id = offered.retailer_id and vouchers.source = $1
    and vouchers.source_id = offered.source_id
    and (vouchers.source_added_at is null or offered.source_added_at >= vouchers.source_added_at)
    and (vouchers.type, vouchers.code, vouchers.title, vouchers.terms, vouchers.starts_at,
        vouchers.ends_at, vouchers.deal_type, vouchers.exclusivity, vouchers.url,
        vouchers.sealed_link, vouchers.source_added_at, vouchers.withdrawn_at)
      is distinct from (offered.type, offered.code, offered.title, offered.terms,
        offered.starts_at, offered.ends_at, offered.deal_type, offered.exclusivity, offered.url,
        offered.sealed_link, offered.source_added_at, null)`

export const addVouchers = `
  insert into vouchers (retailer_id, type, code, title, terms, starts_at, ends_at, deal_type,
    exclusivity, url, sealed_link, source, source_id, source_added_at, added_at)
  select retailer_id, type, code, title, terms, starts_at, ends_at, deal_type, exclusivity, url,
    sealed_link, $1, source_id, source_added_at, coalesce(source_added_at, $2)
  from (${offered}) as offered
  where not exists (
    select from vouchers
    where vouchers.retailer_id = offered.retailer_id and vouchers.source = $1
      and vouchers.source_id = offered.source_id)
  order by retailer_id, source_id`

/** What has run out already needs no ending. */
export const endVouchers = `
  update vouchers set withdrawn_at = $2
  from retailers
  where vouchers.retailer_id = retailers.id and vouchers.source = $1
    and vouchers.withdrawn_at is null and (vouchers.ends_at is null or vouchers.ends_at > $2)
    and retailers.country in (select country from incoming_retailers)
    and not exists (
      select from incoming
      where incoming.country = retailers.country and incoming.domain = retailers.domain
        and incoming.source_id = vouchers.source_id)
    and not exists (select from kept where kept.source_id = vouchers.source_id)`
