import type { FastifyInstance } from 'fastify'
import type { ManagedProduct } from '#contract/catalog/manage-products.endpoints.ts'
import { aBrowser, aForm } from './browser.ts'
import { aPicture } from './pictures.ts'
import type { Shopper } from './shoppers.ts'

type Values = Record<string, string | Blob>

/** What the add-product form sends when nothing optional was chosen. */
export const aProductForm = async (more: Values = {}): Promise<Values> => ({
  name: 'Blue Gel Pen',
  price: '40.50',
  Category: 'Writing',
  description: 'A pen for every day.',
  stocks: '25',
  ProductImage: new Blob([new Uint8Array(await aPicture())]),
  ...more,
})

/** Sends a form as somebody who is logged in. */
export const sendForm = (shop: { readonly app: FastifyInstance }, person: Shopper, url: string, values: Values) =>
  aBrowser(shop, { headers: { authorization: `Bearer ${person.token}` } }).post(url, aForm(values))

export const ADD = '/api/v1/product/addProduct'
export const UPDATE = '/api/v1/product/updateProduct'
export const DELETE = '/api/v1/product/deleteProduct'
export const MANAGE = '/api/v1/product/manageProduct'

/** A product that somebody has put on sale. */
export async function addedBy(
  shop: { readonly app: FastifyInstance },
  person: Shopper,
  more: Values = {},
): Promise<ManagedProduct> {
  const { status, body } = await sendForm(shop, person, ADD, await aProductForm(more))
  if (status !== 201) throw new Error(`Not added: ${JSON.stringify(body)}`)
  return body.data
}
