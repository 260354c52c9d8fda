import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#contract/shop/default-settings.ts'
import { tellFacts } from '#contract/shop/shop-facts.ts'
import { socialLinks } from './shop-contact.ts'

const { notices: _, ...FACTS } = DEFAULT_SETTINGS

test('a shop is nowhere else until its owner says where: no invented page is linked', () => {
  tellFacts(FACTS)
  expect(socialLinks()).toEqual([])
})

test('[INFO-01] pages that the owner has named are linked, those left empty are not', () => {
  tellFacts({
    ...FACTS,
    social: { ...FACTS.social, instagram: 'https://www.instagram.com/kagaz/', youtube: 'https://youtube.com/@kagaz' },
  })
  expect(socialLinks()).toEqual([
    { name: 'Instagram', handle: 'kagaz', href: 'https://www.instagram.com/kagaz/' },
    { name: 'YouTube', handle: '@kagaz', href: 'https://youtube.com/@kagaz' },
  ])
})
