## Letters on the pieces: two for a coin (denar, dirham, ducat, florin), one or two for a tile

art-code-b = De
art-code-g = Di
art-code-o = Du
art-code-y = Gu

art-letter-pavilion = P
art-letter-seraglio = S
art-letter-arcades = A
art-letter-chambers = Ge
art-letter-garden = Ga
art-letter-tower = T
art-letter-arena = Ar
art-letter-bath_house = Ba
art-letter-library = Bi
art-letter-hostel = He
art-letter-hospital = Ho
art-letter-market = Ma
art-letter-park = Pa
art-letter-school = Sc
art-letter-district = Wo
