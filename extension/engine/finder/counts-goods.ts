/** "4 items" beside what they cost together. */
export const countsGoods =
  /^\(?\d+ (?:items?|articles?|products?|artikel|produkte?|produits?|articulos?|productos?|articoli|articolo|prodotti|prodotto|artikelen|producten|produkty|produktow|artykuly|itens|produtos?|artigos?)\)?:?$/
