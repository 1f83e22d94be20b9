/**
 * Those of the 30,000 most common passwords (the list of zxcvbn 4.4.2, MIT) that have 12 characters or more, each as the first
 * ten characters of its SHA-256: nobody has to read them.
 */
export const commonPasswordHashes: ReadonlySet<string> = new Set(
  `
  -BWuYXw2Q0 -UH1V-6JaD -VK3S2CDVU -m5eWhiorx 0XRuHOnRae 0lsbU_7aO9 1SR1upSSpx 23rZUDNuvS 29zwG_Us6s 2EqaaysP6u
  2GyGUbeUuv 2K7MZSzk-z 2Kr8S4R8NR 3mJ4q57RKS 4AD0D8Ts8D 4SuC0djXDx 4WiJe7STV_ 53O7XZAmqg 5ABeLBV4oe 5JozIW0Yzf
  5jgYAZH7pQ 5xTMsjpRqE 6PGtK96jr5 6aL00OHwGx 71Ks4JDMxp 7O97HmTHDe 7unG4ZBvbl 7vocfgyWS7 8-rFbqRkeV 84TA5PiNye
  88iAEqyD7m 8fpdbCZCbz 97zS1ONydv 9YfU1YZgYT 9ckxayB6jv 9fHOjyXXgH 9kSz0HcC3I ACX3VwTw15 AFSn3p1P3c AKa3LUCJrH
  AM_kbSur0z AVAA9LWM5A AfccmiurLB AktMLyeSL8 AvUUgvVypH AyzBH-elfn BJWfqIEJNa BMzGdEVf6A BRkl0D_Y3L BTQUFSSxh7
  BZYEkhFbuU B_UxYgNn4e BbtDKkv21I BiXlv6Eeh7 Bkf0sL_UmM CXy2wyWuv1 CZOPkSjQDZ CfunlD4irC Cmcki5rgZG DW_924eX2o
  DaC5Q_MirX DeBeRbnfM5 F0F-v-Blom F0y3USFJbS FIZKaiPe_J FLvj9yZIyN FQNDQxztVd FmjBH7gdZP FuU56IOiIt G3M-MIlxAq
  GF79TOh2tp GL9u3ISAzz GUgovfg4oa GmhC_8tou7 GmvU2dedwK GwHjChn5C1 H0VOjOjXxI HDEt1kJqFm HGmdBtlmOg I84H_ofbha
  IOfC6Jgn6C J-7Pl_MN1M JD0CPMKyqD JWahjNHqxf KIn1Rq-npm KSniL0ixxn KUOlZ7wFvG KwqMI0u5U0 LLOAnuPteq LVQ7vBK39q
  LYpBMieqJ9 M9c-I0EcWT MABfVs8vTU MZuuKP5OZF MfYed_JXnf N-ctVHhL6T NbbQqqrjnM NfkVZqaHwL NieZllxQbL NqoVqI56s2
  O02i4o6-C8 OLh7ENCNjC OV8pEHMcUI OldFoF-H3e P1wLX5wybn PqRWtLPf7y Q0b_kvW1de Q3mx0goFqB Q5CHSC0h1X QPWYzHZVDS
  Rchr_8uR1R RqKBzTVJit S7XtUuVkSA SB7DEMKnfF SJH4VkgKkO SsH1rv2bAl THPWx311Wc U6YMlDbZ8U UL_uSccG12 UPSAl-PloV
  W9etsCRGMb WLqjxUr1If WMax0yZT6C WeIPaUVi2g X1DdcnTv5C XVpwoteIeY X_7S4b1Ws3 Xk_467X-hN XmEOa02CHg XpKG2oJhoV
  Xzs7YUlXEA YGvkvn2kXs YXA0wi22ij YmXbDIxdsW Ytm1ayOp7h Z9cQpZCgbH ZKgTa-2BMS ZbyGf2j_0c ZnjUPnQtPz ZvH6gy1hmx
  a4QZn1Y5Y- atZloD3F7p auIXFkoeO_ bF8oWp7b2r bu37ltcnrd c0duOCYxd3 c5jPEPKa_X cORI7zCZ39 cVqXSRxqOr cW-f-Skxx5
  cXmwswmIAc d1ucIAACxM dDBWFrK8Fs dlrZ9MfmLj dy8P4bJuR0 eAsQz6qsSi eJuZ6SpLPb f9BvDiph_s fDbFsPtrQ_ fcrJGqyR1-
  g3A1SQ8Iy2 gXSgXU4m0G gdBv6RZh61 ggbSLwQ3gR grpwG8gf-c h2jO0l5jbt h9l9FebDut hFul5BLQFB hGFbGnvXaR hOvBuseHn4
  iQekmbVK4M iTUmIaLltp i_TexUXhBb ibAKLt9tXV iukC3QkROq jFyufA3Qqc jG6W96tqAp jflQJlOPt- kBWzUCohdZ kHfRr2nHvC
  kJzeSic-Xu klsTp--bS0 lFcpmymsS6 lTEk9ZZQgR lbOvMJkmFp lc5w2e3j8A nI9aSnd55q nt10Ev5l_w oDZHVaOKh7 okVv8GHEnH
  pgOXSuSzZw pievSUPD4n povzsv7Vxc q4ueArMmbw qR8Mwk_2i9 qalaY6QuP9 r1f5ohtYO4 rPRUiJeNn_ rl3rhl05Gv s4KCJXicYb
  sB6wAIBQt4 sCVvDvTftt sQ5kJ4AuoK sQj9-Me2vd sowizQRQlX ssN-0ZpdJ2 tMTY0b-3vA tR176m0Caa trkBAlXOQK uDa-NY_KaI
  uWibRuBNqP uclQZA4bN0 vFs_4y4jxP vqfwiHW7MR wryCnylRk5 x-QCJY7jlf xlWNLBFoIj xoaJszjYRe xrPlEC8mjR y14PrHXJIa
  yCB57ISiX9 yF9nuoAmDF yK3kXtZPpO yMOLnIc0XX yQNOSa8sMo yrGOXAzfei ys_VJEADRN zFcSmkVJUZ zmQoco-Kw0
`
    .trim()
    .split(/\s+/),
);
