import { expect, test } from 'vitest'
import { type FamilyMembers, joinFamily } from '#contract/catalog/join-family.ts'
import { familyName, optionsText, variantOptions } from '#contract/catalog/product-family.ts'
import { demoFamilies } from './demo-families.ts'
import { demoProducts } from './demo-products.ts'

test('every family of the demo catalogue could have been made by a form', () => {
  const slugs = demoFamilies.flatMap(({ variants }) => variants.map(({ slug }) => slug))
  expect(slugs.filter((slug) => !demoProducts.some((product) => product.slug === slug))).toEqual([])
  expect(new Set(slugs).size, 'a product is in one family at most').toBe(slugs.length)
  for (const { name, options, variants } of demoFamilies) {
    expect(familyName.parse(name)).toBe(name)
    let family: FamilyMembers = { options: [], members: new Map() }
    for (const { slug, values } of variants) {
      const given = variantOptions.parse(optionsText(Object.entries(values).map(([name, value]) => ({ name, value }))))
      const joined = joinFamily(family, slug, given)
      expect(joined.fault, slug).toBeUndefined()
      family = joined.family ?? family
    }
    expect(family.options).toEqual(options)
  }
})
