//! The code of 2017: what matters is whose turn it was, and whether the replacement is comparable.

pub const TABLE: &str = "
 kind                       at                     bid  answer               meant    rho     new        | \
        law               may_accept  offender  partner  lead    told     watch

 pass/artificial_pass/bid/double  rho/partner/lho_first  *  accepted/called_over   *  *       *          | \
        29A               already     any       any      none    ?        none
 inadmissible                     *                      *  called_over            *  *       *          | \
        36A               nobody      any       any      none    ?        ?
 *                                rho                    *  overtaken              *  *       *          | \
        28B               ?           any       any      none    partner  ?

 pass/artificial_pass/bid/double  rho/partner/lho_first  *  open                   *  *       *          | \
        asks:accepts      lho         ?         ?        ?       ?        ?

 pass                             rho                    *  declined               *  *       *          | \
        30A               nobody      once      any      none    ?        72C
 pass                             partner/lho_first      *  declined               *  *       comparable | \
        30B1(b)(i)        nobody      any       any      none    none     23C
 pass                             partner/lho_first      *  declined               *  *       different  | \
        30B1(b)(ii)       nobody      any       once     forbid  partner  72C
 pass                             partner/lho_first      *  declined               *  *       *          | \
        asks:comparable   nobody      any       ?        ?       ?        ?

 artificial_pass/bid/double       rho                    *  declined               *  waits   *          | \
        asks:rho          nobody      ?         ?        ?       ?        ?
 artificial_pass/bid              rho                    *  declined               *  passed  *          | \
        31A1              nobody      repeat    any      none    ?        none
 artificial_pass/bid              rho                    *  declined               *  acted   comparable | \
        31A2(a)           nobody      any       any      none    none     23C
 artificial_pass/bid              rho                    *  declined               *  acted   different  | \
        31A2(b)           nobody      any       once     forbid  partner  72C
 artificial_pass/bid              partner/lho_first      *  declined               *  *       comparable | \
        31B               nobody      any       any      none    none     23C
 artificial_pass/bid              partner/lho_first      *  declined               *  *       different  | \
        31B               nobody      any       once     forbid  partner  72C

 double                           rho                    *  declined               *  passed  *          | \
        32A1              nobody      repeat    any      none    ?        none
 double                           rho                    *  declined               *  acted   comparable | \
        32A2(a)           nobody      any       any      none    none     23C
 double                           rho                    *  declined               *  acted   different  | \
        32A2(b)           nobody      any       once     forbid  partner  72C
 double                           partner                *  declined               *  *       comparable | \
        32B               nobody      any       any      none    none     23C
 double                           partner                *  declined               *  *       different  | \
        32B               nobody      any       once     forbid  partner  72C
 artificial_pass/bid/double       rho/partner/lho_first  *  declined               *  *       *          | \
        asks:comparable   nobody      any       ?        ?       ?        ?

 inadmissible                     *                      *  open/declined          *  *       *          | \
        36B4              nobody      any       always   forbid  partner  72C

 *                                lho_later              *  *                 unknown  *      *          | \
        asks:unintended   ?           change    ?        ?       ?        ?
 *                                lho_later              *  open              yes      *      *          | \
        asks:accepts      lho         change    ?        ?       ?        ?
 pass                             lho_later              *  open              no       *      *          | \
        30B2              ?           change    any      none    ?        ?
 pass                             lho_later              *  accepted          yes      *      *          | \
        30B2              already     change    any      ?       ?        ?
 pass                             lho_later              *  declined          yes      *      *          | \
        30B2              nobody      change    any      ?       ?        ?
 artificial_pass/bid              lho_later              *  open              no       *      *          | \
        31C               ?           change    any      none    ?        ?
 artificial_pass/bid              lho_later              *  accepted          yes      *      *          | \
        31C               already     change    any      ?       ?        ?
 artificial_pass/bid              lho_later              *  declined          yes      *      *          | \
        31C               nobody      change    any      ?       ?        ?
 double                           lho_later              *  open              no       *      *          | \
        32C               ?           change    any      none    ?        ?
 double                           lho_later              *  accepted          yes      *      *          | \
        32C               already     change    any      ?       ?        ?
 double                           lho_later              *  declined          yes      *      *          | \
        32C               nobody      change    any      ?       ?        ?
";
