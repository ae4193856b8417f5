# The figures that tests/bank/exams/statistics.rs is held against: Rscript figures.R > figures.csv
#
# Needs Debian's r-base-core and r-cran-psych. Alpha, item-rest correlation and the deviation are those of psych; what psych has not is
# written out here in R's own functions.
suppressMessages(library(psych))

say <- function(set, what, item, value) cat(sprintf("%s,%s,%s,%.10f\n", set, what, item, value))

# The mean of the upper 27 % less that of the lower; those who are level with the last of a tail share the places that are left.
tails <- function(total, score) {
  known <- !is.na(score)
  total <- round(total[known], 9); score <- score[known]
  n <- max(1, floor(0.27 * length(score) + 0.5))
  end <- function(order) {
    bound <- total[order][n]
    inside <- if (identical(order, order(-total))) total > bound else total < bound
    share <- (n - sum(inside)) / sum(total == bound)
    sum(score * ifelse(inside, 1, ifelse(total == bound, share, 0))) / n
  }
  end(order(-total)) - end(order(total))
}

cat(sprintf("# R %s, psych %s\n", getRversion(), packageVersion("psych")))
cat("set,what,item,value\n")
for (set in c("binary", "graded", "drawn")) {
  x <- read.csv(paste0(set, ".csv")) / 1000
  whole <- rowMeans(x, na.rm = TRUE)
  complete <- !anyNA(x)
  a <- suppressMessages(suppressWarnings(alpha(x, check.keys = FALSE, warnings = FALSE)))
  say(set, "alpha", "", a$total$raw_alpha)
  if (complete) say(set, "error", "", describe(whole)$sd * sqrt(1 - a$total$raw_alpha))
  if (all(as.matrix(x) %in% c(0, 1))) {
    k <- ncol(x); p <- colMeans(x); t <- rowSums(x)
    say(set, "kr20", "", k / (k - 1) * (1 - sum(p * (1 - p)) / mean((t - mean(t))^2)))
  }
  for (item in names(x)) {
    rest <- rowMeans(x[, names(x) != item], na.rm = TRUE)
    say(set, "facility", item, mean(x[[item]], na.rm = TRUE))
    say(set, "item_rest", item, if (complete) a$item.stats[item, "r.drop"] else cor(x[[item]], rest, use = "complete.obs"))
    say(set, "discrimination", item, tails(whole, x[[item]]))
  }
  results <- floor(1000 * whole + 1e-9)
  d <- describe(results)
  say(set, "mean", "", d$mean)
  say(set, "deviation", "", d$sd)
  for (share in c(0, 0.25, 0.5, 0.75, 0.9, 1)) say(set, "quantile", share, quantile(results, share, type = 7))
}
