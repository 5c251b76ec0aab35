## Letters on the pieces: two for a coin (dénár, dirham, dukát, gulden), one or two for a tile

art-code-b = Dé
art-code-g = Di
art-code-o = Du
art-code-y = Gu

art-letter-pavilion = Pv
art-letter-seraglio = Sz
art-letter-arcades = Á
art-letter-chambers = Pl
art-letter-garden = K
art-letter-tower = T
art-letter-arena = Ar
art-letter-bath_house = Kf
art-letter-library = Kv
art-letter-hostel = F
art-letter-hospital = Kh
art-letter-market = Pi
art-letter-park = Pk
art-letter-school = I
art-letter-district = L
