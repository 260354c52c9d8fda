import type { FastifyInstance } from 'fastify'
import {
  categoryCalls,
  getProductCall,
  listCardsCall,
  listProductsCall,
  relatedProductsCall,
} from '#contract/catalog/catalog.endpoints.ts'
import {
  addProductCall,
  deleteProductCall,
  getManagedProductCall,
  manageProductsCall,
  updateProductCall,
} from '#contract/catalog/manage-products.endpoints.ts'
import { getFamilyCall, listFamiliesCall } from '#contract/catalog/product-family.endpoints.ts'
import { addPictureCall, changePictureCall, removePictureCall } from '#contract/catalog/product-pictures.endpoints.ts'
import { serve } from '#server/platform/serve.ts'
import { addProduct } from './add-product.ts'
import { addPicture, changePicture, removePicture } from './change-pictures.ts'
import { deleteProduct } from './delete-product.ts'
import { getFamily, listFamilies } from './families/get-family.ts'
import { getProduct } from './get-product.ts'
import { listCards, listCategory, listProducts } from './list-products.ts'
import { getManagedProduct, manageProducts } from './manage-products.ts'
import { relatedProducts } from './related-products.ts'
import { updateProduct } from './update-product.ts'

export default async function catalogRoutes(app: FastifyInstance) {
  serve(app, listProductsCall, listProducts)
  serve(app, listCardsCall, listCards)
  serve(app, getProductCall, getProduct)
  serve(app, relatedProductsCall, relatedProducts)
  serve(app, getFamilyCall, getFamily)
  for (const { category, call } of categoryCalls) serve(app, call, listCategory(category))

  serve(app, addProductCall, addProduct)
  serve(app, updateProductCall, updateProduct)
  serve(app, deleteProductCall, deleteProduct)
  serve(app, manageProductsCall, manageProducts)
  serve(app, getManagedProductCall, getManagedProduct)
  serve(app, listFamiliesCall, listFamilies)

  serve(app, addPictureCall, addPicture)
  serve(app, changePictureCall, changePicture)
  serve(app, removePictureCall, removePicture)
}
