import type { FastifyInstance } from 'fastify'
import { bulkEditCall, previewBulkEditCall } from '#contract/catalog/bulk-edit.endpoints.ts'
import {
  categoryCalls,
  getProductCall,
  listCardsCall,
  listProductsCall,
  relatedProductsCall,
} from '#contract/catalog/catalog.endpoints.ts'
import { findDuplicatesCall } from '#contract/catalog/duplicates.endpoints.ts'
import {
  addProductCall,
  deleteProductCall,
  getManagedProductCall,
  manageProductsCall,
  updateProductCall,
} from '#contract/catalog/manage-products.endpoints.ts'
import { getFamilyCall, listFamiliesCall } from '#contract/catalog/product-family.endpoints.ts'
import { addPictureCall, changePictureCall, removePictureCall } from '#contract/catalog/product-pictures.endpoints.ts'
import { setPriceCall, setStockCall } from '#contract/catalog/quick-edit.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addProduct } from './add-product.ts'
import { bulkEdit, previewBulkEdit } from './bulk-edit.ts'
import { addPicture, changePicture, removePicture } from './change-pictures.ts'
import { deleteProduct } from './delete-product.ts'
import { getFamily, listFamilies } from './families/get-family.ts'
import { findDuplicates } from './find-duplicates.ts'
import { getProduct } from './get-product.ts'
import { listCards, listCategory, listProducts } from './list-products.ts'
import { getManagedProduct, manageProducts } from './manage-products.ts'
import { setPrice, setStock } from './quick-edit.ts'
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

  serve(app, setPriceCall, setPrice)
  serve(app, setStockCall, setStock)
  serve(app, previewBulkEditCall, previewBulkEdit)
  serve(app, bulkEditCall, bulkEdit)
  serve(app, findDuplicatesCall, findDuplicates)

  serve(app, addPictureCall, addPicture)
  serve(app, changePictureCall, changePicture)
  serve(app, removePictureCall, removePicture)
}
